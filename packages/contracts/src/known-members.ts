import type * as z from 'zod'

/** What an input may hold: members by name, elements of lists; open: anything at all. */
export interface Known {
  readonly members: Map<string, Known>
  element?: Known
  isOpen: boolean
}

interface Def {
  readonly type: string
  readonly innerType?: z.ZodType
  readonly in?: z.ZodType
  readonly out?: z.ZodType
  readonly shape?: Readonly<Record<string, z.ZodType>>
  readonly element?: z.ZodType
  readonly options?: readonly z.ZodType[]
}

/** What a schema names; one that is a choice knows what any of its alternatives does. */
export function knownTo(schema: z.ZodType, into: Known = { members: new Map(), isOpen: false }): Known {
  const def = (schema as unknown as { def: Def }).def
  if (def.innerType) return knownTo(def.innerType, into)
  if (def.type === 'pipe') {
    const from = (def.in as unknown as { def: Def }).def.type === 'transform' ? def.out : def.in
    return knownTo(from!, into)
  }
  for (const option of def.options ?? []) if (isSchema(option)) knownTo(option, into)
  for (const [name, member] of Object.entries(def.shape ?? {}))
    into.members.set(name, knownTo(member, into.members.get(name)))
  if (def.element) into.element = knownTo(def.element, into.element)
  if (open.has(def.type)) into.isOpen = true
  return into
}

const isSchema = (option: unknown): option is z.ZodType => typeof option === 'object' && option !== null
const open = new Set(['record', 'any', 'unknown', 'map', 'lazy', 'custom', 'intersection'])

/**
 * The part of a record that a save takes: a detail tells more, which is nobody's to send. What is typed is never
 * picked: a member that the save does not know is to be refused, not lost.
 */
export const pickKnown = <T>(schema: z.ZodType, record: T): T => picked(knownTo(schema), record) as T

function picked(known: Known, value: unknown): unknown {
  if (known.isOpen || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const { element } = known
    return element ? value.map((one) => picked(element, one)) : value
  }
  if (known.members.size === 0) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      const of = known.members.get(name)
      return of ? [[name, picked(of, member)]] : []
    }),
  )
}
