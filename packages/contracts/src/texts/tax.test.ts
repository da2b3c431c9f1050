import { clauses } from '@bahi/domain/tax/place-clauses.ts'
import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import { computeDocument } from '@bahi/domain/tax/compute.ts'
import { explainDocument } from '@bahi/domain/tax/explain.ts'
import { issueCodes } from '@bahi/domain/tax/types.ts'
import type { ComputeInput } from '@bahi/domain/tax/types.ts'
import { expect, it } from 'vitest'
import { lawTexts } from './law.ts'
import { taxTexts as ofFigures } from './tax.ts'

const taxTexts = { ...ofFigures, ...lawTexts }

const has = (key: string) => Object.hasOwn(taxTexts, key)

it('has a sentence for every clause, fact and change of the place of supply', () => {
  const keys = clauses.flatMap(({ id, uses, changes }) => [
    `pos.${id}`,
    ...uses.map((fact) => `pos.used.${fact}`),
    ...changes.map((fact) => `pos.change.${fact}`),
  ])
  expect(keys.filter((key) => !has(key))).toEqual([])
})

it('has a sentence for every explanation', () => {
  const line = {
    quantity: '1.5',
    unitPrice: '33.335',
    discountPercent: '5',
    otherCharges: '1',
    taxRate: '18',
    cessRate: '1.111',
    cessPerUnit: '0.05',
    stateCessRate: '1',
  } as const
  const base: ComputeInput = {
    supplier: { stateCode: '27' },
    placeOfSupply: '27',
    date: '2026-11-20',
    lines: [line],
  }
  const documents: ComputeInput[] = [
    {
      ...base,
      roundOff: true,
      discountPercent: '3',
      charges: [{ amount: '7' }],
      currencyCode: 'USD',
      exchangeRate: '80',
    },
    {
      ...base,
      placeOfSupply: '29',
      charges: [{ amount: '7', taxRate: '5' }],
      reverseCharge: true,
      lines: [{ ...line, quantity: '1.7' }],
    },
    { ...base, supplier: { stateCode: '04' }, placeOfSupply: '04', priceIncludesTax: true },
    { ...base, operatorPays: true },
    { ...base, placeOfSupply: '29', priceIncludesTax: true },
    { ...base, priceIncludesTax: true },
    {
      ...base,
      supplier: { stateCode: '04' },
      placeOfSupply: '04',
      lines: [{ ...line, discountAmount: '1' }],
    },
    { ...base, supplier: { taxpayerType: 'COM' } },
    { ...base, supplyKind: 'EXPWOP', placeOfSupply: '96' },
    { ...base, placeOfSupply: undefined },
    { ...base, isNoSupply: true, priceIncludesTax: true },
    ...(['Exempt', 'NilRated', 'NonGst', 'ZeroRated'] as const).map((taxCategory) => ({
      ...base,
      lines: [{ ...line, taxCategory }],
    })),
  ]
  const explained = documents.map((input) => explainDocument(input, computeDocument(input)))
  const keys = explained
    .flatMap(({ lines, totals }) => [...lines.flatMap(({ sentences }) => sentences), ...totals])
    .map(({ key }) => key)
  const natures = ['pos.inter', 'pos.interUntaxed', 'pos.intra', 'pos.intraIgst', 'pos.intraUntaxed']
  const clausesOfExport = ['i', 'ii', 'iii', 'iv', 'v'].map((clause) => `export.${clause}`)
  const answers = ['Yes', 'No', 'Unknown'].map((met) => `export.met.${met}`)
  const place = [
    ...natures,
    ...clausesOfExport,
    ...answers,
    'pos.kind',
    'pos.otherState',
    'pos.missing',
    'pos.override',
  ]
  expect([...new Set([...keys, ...place])].filter((key) => !has(key))).toEqual([])
  // And none is written for nothing.
  expect(Object.keys(taxTexts).filter((key) => key.startsWith('why.') && !keys.includes(key))).toEqual([])
})

it('has a sentence for every issue and every reason against an action', () => {
  const codes = issueCodes.map((code) => `issue.${code}`)
  const obstacles = Object.values(documentKinds).flatMap(({ life }) =>
    life.flatMap(({ forbiddenBy = [] }) => forbiddenBy),
  )
  const reasons = [
    'status',
    'right',
    'isPlaceInactive',
    'isPending',
    'needsApproval',
    'noApprovalFlow',
    ...obstacles,
  ].map((reason) => `action.reason.${reason}`)
  expect([...codes, ...reasons].filter((key) => !has(key))).toEqual([])
})

it('uses the same parameters in every language', () => {
  const params = (text: string) => [...new Set(text.match(/{{\w+}}/g))].sort().join()
  for (const [key, { en, ar, hi }] of Object.entries(taxTexts)) {
    expect([params(ar), params(hi)], key).toEqual([params(en), params(en)])
  }
})
