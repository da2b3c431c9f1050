import { describe, expect, test } from 'vitest'
import { proposePrice } from './propose.ts'
import type { PriceAsked, PriceOffer } from './propose.ts'

let lists = 0
const offer = (over: Partial<PriceOffer>): PriceOffer => ({
  listId: ++lists,
  list: 'Dealers',
  validFrom: '2026-04-01',
  validTo: null,
  party: 'everyone',
  goods: 'item',
  fromQuantity: '0',
  unitPrice: null,
  priceIncludesTax: false,
  discountPercent: null,
  buyQuantity: null,
  freeQuantity: null,
  ...over,
})
const asked = (over: Partial<PriceAsked> = {}): PriceAsked => ({
  side: 'sale',
  date: '2026-11-26',
  quantity: '12',
  item: { unitPrice: '100', priceIncludesTax: false, discountPercent: null },
  ...over,
})

const everyone = offer({ list: 'Shop', unitPrice: '95' })
const group = offer({ list: 'Dealers', party: 'group', unitPrice: '90' })
const party = offer({ list: 'Asha', party: 'party', goods: 'all', discountPercent: '12' })
const slabs = [
  offer({ list: 'Slabs', unitPrice: '98' }),
  offer({ list: 'Slabs', unitPrice: '94', fromQuantity: '10' }),
  offer({ list: 'Slabs', unitPrice: '90', fromQuantity: '50' }),
]
const festival = offer({ list: 'Diwali', goods: 'all', buyQuantity: '10', freeQuantity: '1' })

describe('the price that is proposed', () => {
  test.each<[string, PriceOffer[], Partial<PriceAsked>, [string | undefined, string | undefined, string?]]>([
    ['the item alone', [], {}, ['100', undefined]],
    [
      'the discount of the item',
      [],
      { item: { unitPrice: '100', priceIncludesTax: false, discountPercent: '5' } },
      ['100', '5'],
    ],
    [
      'the discount of the party before that of the item',
      [],
      {
        partyDiscount: '7.5',
        item: { unitPrice: '100', priceIncludesTax: false, discountPercent: '5' },
      },
      ['100', '7.5'],
    ],
    ['a list for everyone', [everyone], { partyDiscount: '7.5' }, ['95', undefined, 'Shop']],
    ['a list for the group before it', [everyone, group], {}, ['90', undefined, 'Dealers']],
    ['a list for the party before both', [everyone, group, party], {}, ['100', '12', 'Asha']],
    ['below the first slab', slabs, { quantity: '9.999' }, ['98', undefined, 'Slabs']],
    ['a slab from its quantity on', slabs, { quantity: '10' }, ['94', undefined, 'Slabs']],
    ['the largest slab reached', slabs, { quantity: '50' }, ['90', undefined, 'Slabs']],
    ['a slab in the second unit', slabs, { quantity: '1', factor: '12' }, ['1128', undefined, 'Slabs']],
    [
      'an item before its category before all',
      [
        offer({ goods: 'all', discountPercent: '1', list: 'all' }),
        offer({ goods: 'category', discountPercent: '2', list: 'category' }),
        offer({ goods: 'categoryAbove', discountPercent: '3', list: 'above' }),
      ],
      {},
      ['100', '2', 'category'],
    ],
    [
      'of two lists the one that began last',
      [
        offer({ unitPrice: '80', validFrom: '2026-10-01', list: 'October' }),
        offer({ unitPrice: '85', validFrom: '2026-07-01', list: 'July' }),
      ],
      {},
      ['80', undefined, 'October'],
    ],
    ['not before it begins', [everyone], { date: '2026-03-31' }, ['100', undefined]],
    [
      'not after it ends',
      [offer({ unitPrice: '70', validTo: '2026-11-25' })],
      { date: '2026-11-26' },
      ['100', undefined],
    ],
    ['no day, no list', [everyone], { date: undefined }, ['100', undefined]],
    [
      'above the MRP is passed over',
      [everyone, offer({ party: 'party', unitPrice: '120', list: 'Dear' })],
      {
        item: { unitPrice: '100', priceIncludesTax: false, discountPercent: null, mrp: '118', taxRate: '18' },
      },
      ['95', undefined, 'Shop'],
    ],
    [
      'the MRP itself is lawful',
      [offer({ unitPrice: '118', priceIncludesTax: true })],
      {
        item: { unitPrice: '100', priceIncludesTax: false, discountPercent: null, mrp: '118', taxRate: '18' },
      },
      ['118', undefined, 'Dealers'],
    ],
    [
      'a purchase has no MRP and no selling discount',
      [offer({ unitPrice: '120' })],
      {
        side: 'purchase',
        item: { unitPrice: '60', priceIncludesTax: false, discountPercent: '5', mrp: '118' },
      },
      ['120', undefined, 'Dealers'],
    ],
    [
      'no price anywhere',
      [],
      { item: { unitPrice: null, priceIncludesTax: false, discountPercent: null } },
      [undefined, undefined],
    ],
    ['a scheme alone leaves the price', [festival], {}, ['100', undefined]],
  ])('%s', (_what, offers, over, [unitPrice, discountPercent, list]) => {
    const said = proposePrice(offers, asked(over))
    expect([said.unitPrice, said.discountPercent, said.price?.list]).toEqual([
      unitPrice,
      discountPercent,
      list,
    ])
  })

  test('what was passed over is named', () => {
    const dear = offer({ unitPrice: '120', list: 'Dear' })
    const item = {
      unitPrice: '100',
      priceIncludesTax: false,
      discountPercent: null,
      mrp: '118',
      taxRate: '18',
    }
    expect(proposePrice([dear], asked({ item })).aboveMrp).toEqual(['Dear'])
  })

  test('tax is inside the price where the list says so, and as the item says for a discount alone', () => {
    expect(proposePrice([offer({ unitPrice: '90', priceIncludesTax: true })], asked()).priceIncludesTax).toBe(
      true,
    )
    const item = { unitPrice: '100', priceIncludesTax: true, discountPercent: null }
    expect(proposePrice([offer({ discountPercent: '5' })], asked({ item })).priceIncludesTax).toBe(true)
    expect(proposePrice([offer({ unitPrice: '5' })], asked({ item })).priceIncludesTax).toBe(false)
  })
})

describe('what comes free', () => {
  test.each<[string, string, string | undefined, string | undefined]>([
    ['9', '1', undefined, 'below the first ten'],
    ['10', '1', '1', 'ten'],
    ['19.9', '1', '1', 'nearly twenty'],
    ['25', '1', '2', 'twenty-five'],
    ['1', '12', undefined, 'a box of twelve has one free piece, which is no box'],
    ['10', '12', '1', 'ten boxes'],
  ])('%s of a unit that holds %s: %s (%s)', (quantity, factor, free, _why) => {
    const said = proposePrice([festival, everyone], asked({ quantity, factor }))
    expect(said.freeQuantity).toBe(free)
    expect(said.price?.list).toBe('Shop')
    if (free) expect(said.scheme).toMatchObject({ list: 'Diwali', buy: '10', free: '1' })
  })
})
