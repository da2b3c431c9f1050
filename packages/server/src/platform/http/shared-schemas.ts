/** A schema of an API description, as JSON. */
export type Schema = Readonly<Record<string, unknown>>

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Texts of shorter schemas are not worth a name. */
const worthName = 200

/**
 * Schemas that are said more than once get a name among the components, and so do those that hold themselves. `add` gives what stands at
 * the place of a schema; its name, where it gets one, follows `name`: the call and where in it.
 */
export class SharedSchemas {
  readonly #named = new Map<string, { readonly name: string; schema: Schema }>()
  readonly #names = new Set<string>()
  /** How often each schema is said, by its text. */
  readonly #said = new Map<string, number>()

  /** Before anything is added: counts what is said. */
  count(schema: unknown): void {
    if (Array.isArray(schema)) for (const one of schema) this.count(one)
    if (!isSchema(schema)) return
    if (isNamed(schema)) {
      const text = JSON.stringify(schema)
      this.#said.set(text, (this.#said.get(text) ?? 0) + 1)
      // What is inside is said once, however often the whole is.
      if (this.#said.get(text)! > 1) return
    }
    for (const one of Object.values(schema)) this.count(one)
  }

  add(schema: Schema, name: string): Schema {
    const { $defs, ...rest } = schema
    const defs = new Map<string, string>()
    for (const [key, def] of Object.entries((isSchema($defs) ? $defs : {}) as Record<string, Schema>)) {
      const known = this.#named.get(`$defs ${key} ${JSON.stringify(def)}`)
      const taken = known?.name ?? this.#free(key.startsWith('__') ? `${name}Part` : key)
      defs.set(`#/$defs/${key}`, taken)
      if (!known) this.#named.set(`$defs ${key} ${JSON.stringify(def)}`, { name: taken, schema: def })
    }
    const written = this.#written(rest, name, defs) as Schema
    for (const entry of this.#named.values())
      if ([...defs.values()].includes(entry.name))
        entry.schema = this.#inside(entry.schema, entry.name, defs) as Schema
    return written
  }

  get components(): Readonly<Record<string, Schema>> {
    return Object.fromEntries(
      [...this.#named.values()]
        .map(({ name, schema }) => [name, schema] as const)
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    )
  }

  #written(value: unknown, name: string, defs: ReadonlyMap<string, string>): unknown {
    if (Array.isArray(value)) return value.map((one) => this.#written(one, name, defs))
    if (!isSchema(value)) return value
    const ref = value['$ref']
    if (typeof ref === 'string' && defs.has(ref)) return { $ref: `#/components/schemas/${defs.get(ref)!}` }
    if (!isNamed(value)) return this.#inside(value, name, defs)
    const text = JSON.stringify(value)
    if ((this.#said.get(text) ?? 0) < 2) return this.#inside(value, name, defs)
    const known = this.#named.get(text)
    if (known) return { $ref: `#/components/schemas/${known.name}` }
    const entry = { name: this.#free(name), schema: value }
    this.#named.set(text, entry)
    entry.schema = this.#inside(value, entry.name, defs) as Schema
    return { $ref: `#/components/schemas/${entry.name}` }
  }

  #inside(value: unknown, name: string, defs: ReadonlyMap<string, string>): unknown {
    if (Array.isArray(value)) return value.map((one) => this.#written(one, name, defs))
    if (!isSchema(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [
        key,
        key === 'properties' && isSchema(one)
          ? Object.fromEntries(
              Object.entries(one).map(([property, inner]) => [
                property,
                this.#written(inner, `${name}${pascal(property)}`, defs),
              ]),
            )
          : this.#written(one, name, defs),
      ]),
    )
  }

  #free(wanted: string): string {
    let name = wanted
    for (let turn = 2; this.#names.has(name); turn++) name = `${wanted}${turn}`
    this.#names.add(name)
    return name
  }
}

/** Objects with members, and lists of words that are long. */
const isNamed = (schema: Schema): boolean =>
  (schema['type'] === 'object' || Array.isArray(schema['enum'])) && JSON.stringify(schema).length > worthName

export const pascal = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((part) => part[0]!.toUpperCase() + part.slice(1))
    .join('')
