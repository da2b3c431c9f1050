import { describe, expect, it } from 'vitest'
import expectedClassification from '../../../fixtures/returns/expected-classification.json' with { type: 'json' }
import expectedOffline from '../../../fixtures/returns/expected-gstr1-offline.json' with { type: 'json' }
import expectedSaveBody from '../../../fixtures/returns/expected-gstr1-save-body.json' with { type: 'json' }
import expectedSummary from '../../../fixtures/returns/expected-gstr1-summary.json' with { type: 'json' }
import { withRules } from '../../tables/rules.ts'
import type { Rule } from '../../tables/rules.ts'
import { gstr1Of } from './book.ts'
import { classify } from './classify.ts'
import { gstr1Object, gstr1Text } from './json.ts'
import { filer, registerDocuments } from './register.fixture.ts'
import { tieOut } from './tie-out.ts'

/** The worked month leaves the tax of table 14(b) away, as one of the two readings of the form does. */
const withoutOperatorsTax: Rule = {
  id: 'gstr1.table14bTax',
  since: '2024-01-01',
  value: false,
  state: 'InForce',
  source: 'Worked month',
}
const book = withRules([withoutOperatorsTax], () => gstr1Of(registerDocuments, { periodStart: '2025-11-01' }))
const header = {
  gstin: filer.gstin,
  period: filer.returnPeriod,
  grossTurnover: String(filer.gt),
  currentTurnover: String(filer.cur_gt),
}

describe('classification of the worked month', () => {
  const expected = expectedClassification.tables as Record<string, { tables: string[] }>
  it.each(registerDocuments.map((document) => [document.id, document] as const))('%s', (id, document) => {
    const named = classify(document).placements.map(({ table, section }) =>
      /^(9|10$)/.test(table) ? `${table}-${section.toUpperCase()}` : table,
    )
    expect(named.toSorted()).toEqual(expected[id]?.tables.toSorted())
  })

  it('covers every document', () => {
    expect(registerDocuments.map(({ id }) => id).toSorted()).toEqual(Object.keys(expected).toSorted())
  })
})

describe('files of the worked month', () => {
  it('writes the file for the offline upload', async () => {
    const file = await gstr1Object(header, book, { offline: true })
    expect(comparable(file)).toEqual(comparable(expectedOffline))
  })

  it('writes the body of the save call', async () => {
    expect(comparable(await gstr1Object(header, book))).toEqual(comparable(expectedSaveBody))
  })

  it('writes the same text as a stream', async () => {
    let whole = ''
    for await (const part of gstr1Text(header, book)) whole += part
    expect(comparable(JSON.parse(whole))).toEqual(comparable(expectedSaveBody))
  })
})

describe('summary of the worked month', () => {
  const netNames: Record<string, string> = {
    B2BA_net: 'B2BA',
    B2CSA_net: 'B2CSA',
    CDNRA_net: 'CDNRA',
    EXPA_net: 'EXPA',
  }
  const { TTL_LIAB: liability, ...sections } = expectedSummary.sections
  it.each(Object.entries(sections))('%s', (name, expected) => {
    const found = book.summary.sections.find(({ code }) => code === (netNames[name] ?? name))
    expect(figures(found!)).toEqual(expected)
  })

  it('owes the total liability', () => {
    const { iamt, camt, samt, csamt } = liability
    expect(figures(book.summary.liability)).toMatchObject({ iamt, camt, samt, csamt })
  })

  it('has no section beyond those of the example', () => {
    const known = new Set(Object.keys(sections).map((name) => netNames[name] ?? name))
    const beyond = book.summary.sections.map(({ code }) => code).filter((code) => !known.has(code))
    expect(beyond).toEqual(['NIL', 'SUPECOM_14A', 'SUPECOM_14B', 'HSN_B2B', 'HSN_B2C'])
  })

  it('ties table 12 to the tables', () => {
    const [b2b, b2c] = tieOut(book.sums, book.hsn)
    expect(b2b).toMatchObject({ ties: true, hsn: { taxableValue: '1094861.10' } })
    expect(b2c).toMatchObject({ ties: true, hsn: { taxableValue: '1355337.38' } })
  })

  it('counts the numbers given out', () => {
    expect(book.summary).toMatchObject({ documentsIssued: 41, documentsCancelled: 2 })
  })
})

function figures(section: (typeof book.summary.sections)[number]): Record<string, number> {
  return {
    records: section.records,
    txval: Number(section.taxableValue),
    iamt: Number(section.igst),
    camt: Number(section.cgst),
    samt: Number(section.sgst),
    csamt: Number(section.cess),
  }
}

/** The order of rows has no meaning: every list is sorted by its text, running numbers inside table 13 and 12 aside. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(comparable).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  }
  if (typeof value !== 'object' || value === null) return value
  const isRunning = 'hsn_sc' in value || 'totnum' in value
  const members = Object.entries(value).filter(([name]) => !(isRunning && name === 'num'))
  return Object.fromEntries(
    members.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, member]) => [name, comparable(member)]),
  )
}
