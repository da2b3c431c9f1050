import { knownTo } from '@bahi/contracts/known-members.ts'
import { SpooledFile } from '@bahi/contracts/spooled-file.ts'
import type { Known } from '@bahi/contracts/known-members.ts'
import type * as z from 'zod'
import { pathText } from './parse.ts'

/** Finds the members that the schema does not name; a schema that is a choice knows what any of its alternatives does. */
export function unknownFinder(schema: z.ZodType): (input: unknown) => string[] {
  const known = knownTo(schema)
  return (input) => {
    const found: string[] = []
    look(known, input, [], found)
    return found
  }
}

/** More of them are not looked for. */
const most = 100

function look(known: Known, value: unknown, path: readonly PropertyKey[], found: string[]): void {
  // The class of a file on the disk has no members that a caller could name.
  if (value instanceof SpooledFile) return
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
