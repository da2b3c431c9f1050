import type * as z from 'zod'
import { invalid } from '../errors.ts'
import type { Issue } from '../errors.ts'
import { issuesOf, parseStorable, refuseUnstorable, withoutEmpty } from './parse.ts'

/** A list longer than this is looked at in pieces. */
const longList = 100
/** More problems than these are not looked for. */
const mostIssues = 200
const pieceMs = 10

/**
 * What `parseInput` does, for bodies of many values: long lists are gone through element by element, with a pause for
 * requests of others after each piece, until all is well or enough is known to be wrong.
 */
export async function parseHeavy(
  schema: z.ZodType,
  input: unknown,
  pause: () => Promise<void>,
): Promise<unknown> {
  await pause()
  refuseUnstorable(input)
  await pause()
  const sent = { ...(input as Record<string, unknown>) }
  const issues: Issue[] = []
  let begun = performance.now()
  for (const [name, list] of Object.entries(sent)) {
    if (!Array.isArray(list) || list.length <= longList) continue
    const element = elementOf(schema, name)
    if (!element) continue
    const clean: unknown[] = []
    for (const [at, value] of list.entries()) {
      if (performance.now() - begun > pieceMs) {
        await pause()
        begun = performance.now()
      }
      clean.push(cleaned(element, value, `${name}[${at}]`, issues))
      if (issues.length >= mostIssues) throw invalid(issues)
    }
    sent[name] = clean
  }
  await pause()
  const parsed = parseStorable(schema, sent)
  await pause()
  return parsed
}

/** The element without empty members that it does not take; what is wrong with it is put with the issues. */
function cleaned(element: z.ZodType, value: unknown, path: string, issues: Issue[]): unknown {
  let sent = value
  for (;;) {
    const parsed = element.safeParse(sent)
    if (parsed.success) return sent
    const filled = withoutEmpty(sent, parsed.error.issues)
    if (filled === undefined) {
      for (const issue of issuesOf(parsed.error.issues, sent))
        issues.push({ ...issue, path: issue.path === '' ? path : `${path}.${issue.path}` })
      return sent
    }
    sent = filled
  }
}

interface Def {
  readonly type: string
  readonly innerType?: z.ZodType
  readonly in?: z.ZodType
  readonly shape?: Readonly<Record<string, z.ZodType>>
  readonly element?: z.ZodType
}

const defOf = (schema: z.ZodType) => (schema as unknown as { def: Def }).def

/** What the elements of a list in the body must be; undefined where the schema has no such list. */
function elementOf(schema: z.ZodType, name: string): z.ZodType | undefined {
  const member = plain(schema).shape?.[name]
  return member && plain(member).element
}

/** The schema below what makes it optional or turns its value into another. */
function plain(schema: z.ZodType): Def {
  const def = defOf(schema)
  const inner = def.innerType ?? (def.type === 'pipe' ? def.in : undefined)
  return inner ? plain(inner) : def
}
