import { rightCodes, rightGroups, rightPlaceOf, rightSections } from '@bahi/contracts/rights.ts'
import type { RightCode, RightGroup, RightSection } from '@bahi/contracts/rights.ts'
import { companyRoutes } from '../../routes.ts'
import type { TextKey, Translate } from '../texts.ts'

export const sections = Object.keys(rightSections) as RightSection[]

/** Lines of a section's table: its groups, and each group of reports for itself. */
export const rowsOf = (section: RightSection): readonly string[] => [
  ...new Set(rightSections[section].flatMap((group: RightGroup) => codesOfGroup(group).map(rowOf))),
]

export const actionOf = (code: string): string => rightPlaceOf(code).action
export const rowOf = (code: string): string => rightPlaceOf(code).row
const codesOfGroup = (group: RightGroup): RightCode[] =>
  rightGroups[group].map((action) => `${group}_${action}` as RightCode)
export const codesOf = (row: string): readonly RightCode[] => rightCodes.filter((code) => rowOf(code) === row)

/** What a right allows in its line: "Edit"; lines of single things name the thing: "Approval". */
export const actionWords = (t: Translate, code: string): string =>
  (rowOf(code) === code ? undefined : t.find(`right.${code}`)) ??
  t.find(`rightAction.${actionOf(code)}`) ??
  code

/** The whole right in words: "Sales invoices: Edit". */
export const rightWords = (t: Translate, code: string): string =>
  `${t.find(`right.${rowOf(code)}`) ?? rowOf(code)}: ${actionWords(t, code)}`

/** Built-in roles are called in the reader's language. */
export const roleName = (
  t: Translate,
  role: { readonly name: string; readonly builtIn?: string | null | undefined },
) => (role.builtIn && t.find(`role.name.${role.builtIn}`)) || role.name

/** The same where a name alone is known: nobody can give a role of one's own the name of a built-in one. */
export const shownRoleName = (t: Translate, name: string) => t.find(`role.name.${name}`) ?? name

/** Screens that a right opens. */
export const screensOf = (code: RightCode): TextKey[] => [
  ...new Set(companyRoutes.filter(({ rights }) => rights?.includes(code)).map(({ title }) => title)),
]

/** Actions that several groups of a section have: the columns of its table. The others are at the end of a row. */
export function columnsOf(section: RightSection): string[] {
  const count = new Map<string, number>()
  for (const action of rowsOf(section).flatMap((row) => codesOf(row).map(actionOf)))
    count.set(action, (count.get(action) ?? 0) + 1)
  return [...count].filter(([, times]) => times > 1).map(([action]) => action)
}
