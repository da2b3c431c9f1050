import type { Mapping } from './words.tsx'

/** A heading that no column has: its field is the same in every row. */
export const isConstant = (heading: string): boolean => heading.startsWith('=')

/** A field is filled by one column alone: it is taken from the one that had it. */
export function withField(mapping: Mapping, heading: string, path: string): Mapping {
  const others = Object.entries(mapping).flatMap(([key, value]) =>
    key === heading
      ? []
      : path === '' || value !== path
        ? [[key, value]]
        : isConstant(key)
          ? []
          : [[key, '']],
  )
  return { ...(Object.fromEntries(others) as Mapping), [heading]: path }
}

/** The same value in every row; a second field of that value has a heading of its own. */
export function withConstant(mapping: Mapping, path: string, value: string): Mapping {
  let heading = `=${value.trim()}`
  while (heading in mapping && mapping[heading] !== path) heading += ' '
  return withField(mapping, heading, path)
}

export function withoutHeading(mapping: Mapping, heading: string): Mapping {
  const { [heading]: _, ...others } = mapping
  return others
}
