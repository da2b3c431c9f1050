import { starterSeries } from '@bahi/contracts/built-in-names.ts'
import { builtInRoles } from '@bahi/contracts/built-in-roles.ts'
import { rightCodes, rightPlaceOf } from '@bahi/contracts/rights.ts'
import { texts } from '@bahi/contracts/texts/index.ts'
import type { Text } from '@bahi/contracts/texts/texts.ts'
import { uqcs } from '@bahi/domain/tables/uqc.ts'
import { foldedWords, foldWords } from '@bahi/domain/words/fold-words.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/**
 * Records of the product are stored in English and shown in the reader's language; they are found by the name that is
 * shown. Each search compares with a few dozen names in memory and gives the database the keys.
 */

type Names = readonly (readonly [key: string, folded: string])[]
const table: Readonly<Record<string, Text | undefined>> = texts
const foldedText = (text: Text | undefined) => foldWords(text ? `${text.ar} ${text.hi}` : '')

const units: Names = uqcs.map(({ code, name }) => [code, `${foldWords(code)} ${foldedText(name)}`])
const seriesKinds: Names = Object.keys(starterSeries).map((kind) => [
  kind,
  foldedText(table[`series.name.${kind}`]),
])
const roles: Names = builtInRoles.map((role) => [role, foldedText(table[`role.name.${role}`])])

const rights: Names = rightCodes.map((code) => {
  const { row, action } = rightPlaceOf(code)
  const words = [`right.${row}`, `right.${code}`, `rightAction.${action}`].map((key) => table[key])
  return [code, foldWords(words.map((text) => (text ? Object.values(text).join(' ') : '')).join(' '))]
})

function keysNamed(names: Names, keyword: string): string[] {
  const words = foldedWords(keyword)
  return names.flatMap(([key, folded]) => (words.every((word) => folded.includes(word)) ? [key] : []))
}

/** A condition for the keys whose names have the typed words; undefined where none has. */
const byKeys =
  (names: Names, condition: (keys: RawBuilder<unknown>) => RawBuilder<unknown>) => (keyword: string) => {
    const keys = keysNamed(names, keyword)
    return keys.length === 0 ? undefined : condition(sql`any(${keys}::text[])`)
  }

/** Built-in units of `units u`. */
export const unitsNamed = byKeys(units, (keys) => sql`(u.is_system and u.code = ${keys})`)

/** Series of `series s` that every account begins with, under the name that they began with. */
export const seriesNamed = byKeys(
  seriesKinds,
  (keys) => sql`(s.document_kind = ${keys} and s.name = any(${Object.values(starterSeries)}::text[]))`,
)

/** Requests `change_requests c` for rights, by what the rights are called in any language. */
export const rightsNamed = byKeys(rights, (keys) => sql`c.right_code = ${keys}`)

/** Built-in roles of `roles r`. */
export const rolesNamed = byKeys(roles, (keys) => sql`r.built_in = ${keys}`)
