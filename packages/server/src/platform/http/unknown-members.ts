import type * as z from 'zod'
import { pathText } from './parse.ts'

/** What an input may hold: members by name, elements of lists; open: anything at all. */
interface Known {
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

/** Finds the members that the schema does not name; a schema that is a choice knows what any of its alternatives does. */
export function unknownFinder(schema: z.ZodType): (input: unknown) => string[] {
  const known = knownTo(schema)
  return (input) => {
    const found: string[] = []
    look(known, input, [], found)
    return found
  }
}

function knownTo(schema: z.ZodType, into: Known = { members: new Map(), isOpen: false }): Known {
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

/** More of them are not looked for. */
const most = 100

const isSchema = (option: unknown): option is z.ZodType => typeof option === 'object' && option !== null
const open = new Set(['record', 'any', 'unknown', 'map', 'lazy', 'custom', 'intersection'])

function look(known: Known, value: unknown, path: readonly PropertyKey[], found: string[]): void {
  if (known.isOpen || typeof value !== 'object' || value === null || found.length >= most) return
  if (Array.isArray(value)) {
    if (known.element) for (const [at, one] of value.entries()) look(known.element, one, [...path, at], found)
    return
  }
  // What is no object to the schema is refused by it.
  if (known.members.size === 0) return
  for (const [name, member] of Object.entries(value)) {
    const of = known.members.get(name)
    if (of) look(of, member, [...path, name], found)
    // What is empty says nothing that could be lost.
    else if (member !== null && member !== '') found.push(pathText([...path, name]))
  }
}
