import type { Params } from './texts.ts'

/** The text of a key in one language, or nothing. */
export type FindText = (key: string, params?: Params) => string | undefined

/** Fields that are chosen from a list, by name; all others are typed. */
const isChosen = (name: string) =>
  name !== 'transporterId' &&
  name !== 'upiId' &&
  name !== 'clientId' &&
  (/[a-z](Id|Code|Type|Kind|Category|Mode)$/.test(name) ||
    ['type', 'kind', 'mode', 'role', 'status', 'supply', 'placeOfSupply', 'taxRate'].includes(name))

/** What is wrong with a field, with the field named where it is empty: 'Enter the bank account.', 'Choose the unit.' */
export function issueText(
  find: FindText,
  code: string,
  path: string,
  params?: Params,
  label = labelOf(find, path),
): string | undefined {
  // A rule that knows what it expected names it.
  if (params?.['expected'] !== undefined) return find(`issue.${code}.expected`, params)
  if (code !== 'REQUIRED' || label === undefined) return find(`issue.${code}`, params)
  const wording = isChosen(lastOf(path)) ? 'issue.REQUIRED_CHOICE' : 'issue.REQUIRED_FIELD'
  return find(wording, { ...params, field: inSentence(label) })
}

/** The label of a field by its path: `bank.name` is `field.bank.name`, else `field.name`, else the word of the invoice form. */
export function labelOf(find: FindText, path: string): string | undefined {
  const parts = path.replace(/\[\d+\]/g, '').split('.')
  const name = parts.at(-1) ?? ''
  const group = parts.at(-2)
  return (
    (group && find(`field.${group}.${name}`)) ||
    find(`field.${name}`) ||
    find(`invoice.${name.replace(/Id$/, '')}`)
  )
}

const lastOf = (path: string) => path.split('.').at(-1) ?? path

/** A label within a sentence: 'Bank account' is 'bank account', 'GSTIN' and 'PAN' stay. */
const inSentence = (label: string) =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
