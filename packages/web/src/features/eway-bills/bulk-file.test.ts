import { expect, it } from 'vitest'
import { bulkFile } from './bulk-file.ts'

it('names members as the page for many bills does, with the own GSTIN and the first HSN', () => {
  const outward = { supplyType: 'O', fromGstin: '29AAA', toGstin: '27BBB', transactionType: 1, otherValue: 0 }
  const inward = { supplyType: 'I', fromGstin: '29AAA', toGstin: '27BBB', itemList: [{ hsnCode: 8471 }] }
  expect(bulkFile([outward, inward])).toEqual({
    version: '1.0.0621',
    billLists: [
      {
        userGstin: '29AAA',
        supplyType: 'O',
        fromGstin: '29AAA',
        toGstin: '27BBB',
        transType: 1,
        OthValue: 0,
        mainHsnCode: undefined,
      },
      { ...inward, userGstin: '27BBB', mainHsnCode: 8471 },
    ],
  })
})
