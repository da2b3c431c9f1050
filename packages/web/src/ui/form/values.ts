/** Reads and writes nested values by dotted names: `shippingAddresses.0.city`. */
export type Values = Readonly<Record<string, unknown>>

export function getAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((current, part) => (current as Values | undefined | null)?.[part], values)
}

/** What is typed in a field of text; nothing where the field is empty. */
export function textAt(values: Values, path: string): string {
  const value = getAt(values, path)
  return typeof value === 'string' ? value : ''
}

/** The same of a form that the browser keeps. */
export function textIn(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

export function setAt(values: Values, path: string, value: unknown): Values {
  return put(values, path.split('.'), value) as Values
}

function put(current: unknown, [part, ...rest]: readonly string[], value: unknown): unknown {
  if (part === undefined) return value
  if (Array.isArray(current) || (current === undefined && /^\d+$/.test(part))) {
    const copy = [...((current as unknown[] | undefined) ?? [])]
    copy[Number(part)] = put(copy[Number(part)], rest, value)
    return copy
  }
  const record = (current ?? {}) as Values
  return { ...record, [part]: put(record[part], rest, value) }
}

/** What is sent: blank members and groups with nothing typed in them are left out. */
export function withoutBlanks(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, member]) => {
      const kept = keptOf(member)
      return kept === undefined ? [] : [[key, kept]]
    }),
  )
}

function keptOf(value: unknown): unknown {
  if (value === '' || value === null || value === undefined) return undefined
  if (Array.isArray(value)) return value.map(keptOf).filter((one) => one !== undefined)
  if (typeof value !== 'object') return value
  const group = withoutBlanks(value as Values)
  const typed = Object.entries(group).some(([key, member]) => groupPresets[key] !== member)
  return typed ? group : undefined
}

/** Members that a group starts with: alone they do not make it filled in. */
export const groupPresets: Values = { countryCode: 'IN' }
