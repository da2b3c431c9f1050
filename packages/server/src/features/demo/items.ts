import type { ItemSave } from '@bahi/contracts/items.ts'
import type * as z from 'zod'

type ItemBody = z.input<typeof ItemSave>
type Goods = readonly [name: string, hsn: string, uqc: string, price: string, rate: string, barcode?: string]

/** Of these there are fewer left than are wanted. */
export const lowItem = 'Claw hammer 500 g'

/** Categories of the sample company with what is in each. */
const goods: Readonly<Record<string, readonly Goods[]>> = {
  Fasteners: [
    ['Steel bolt M8 x 40', '73181500', 'NOS', '12.50', '18', '8901000000019'],
    ['Steel bolt M10 x 60', '73181500', 'NOS', '21.00', '18', '8901000000026'],
    ['Hex nut M8', '73181600', 'NOS', '3.20', '18'],
    ['Hex nut M10', '73181600', 'NOS', '4.75', '18'],
    ['Plain washer M8', '73182200', 'NOS', '1.10', '18'],
    ['Wire nails 50 mm', '73170013', 'KGS', '92.00', '18'],
    ['Self-drilling screws, pack of 100', '73181400', 'PAC', '165.00', '18'],
    ['Anchor fastener 12 mm', '73181900', 'NOS', '38.00', '18'],
  ],
  'Hand tools': [
    ['Claw hammer 500 g', '82052000', 'NOS', '345.00', '18', '8901000000033'],
    ['Combination pliers 200 mm', '82032000', 'NOS', '289.00', '18', '8901000000040'],
    ['Adjustable spanner 10 inch', '82041220', 'NOS', '420.00', '18'],
    ['Screwdriver set, 6 pieces', '82054000', 'SET', '399.00', '18'],
    ['Hacksaw frame', '82021010', 'NOS', '260.00', '18'],
    ['Measuring tape 5 m', '90178010', 'NOS', '140.00', '18'],
    ['Spirit level 600 mm', '90153010', 'NOS', '485.00', '18'],
  ],
  'Power tools': [
    ['Impact drill 13 mm, 600 W', '84672100', 'NOS', '2890.00', '18', '8901000000057'],
    ['Angle grinder 100 mm', '84672900', 'NOS', '2350.00', '18'],
    ['Marble cutter 125 mm', '84672200', 'NOS', '3120.00', '18'],
    ['Masonry drill bit 8 mm', '82075000', 'NOS', '55.00', '18'],
  ],
  Electrical: [
    ['Copper wire 1.5 sqmm, 90 m coil', '85444999', 'ROL', '1480.00', '18'],
    ['Copper wire 2.5 sqmm, 90 m coil', '85444999', 'ROL', '2390.00', '18'],
    ['LED bulb 9 W', '85395200', 'NOS', '89.00', '18', '8901000000064'],
    ['LED tube light 20 W', '85395200', 'NOS', '215.00', '18'],
    ['Modular switch 6 A', '85365020', 'NOS', '32.00', '18'],
    ['Socket 16 A', '85366910', 'NOS', '95.00', '18'],
    ['MCB 32 A single pole', '85362030', 'NOS', '178.00', '18'],
    ['Ceiling fan 1200 mm', '84145120', 'NOS', '1690.00', '18'],
    ['Solar panel 335 W', '85414300', 'NOS', '8200.00', '5'],
  ],
  Plumbing: [
    ['CPVC pipe 20 mm, 3 m', '39172390', 'NOS', '168.00', '18'],
    ['PVC elbow 25 mm', '39174000', 'NOS', '18.00', '18'],
    ['Brass bib tap 15 mm', '84818020', 'NOS', '385.00', '18'],
    ['Centrifugal pump 1 HP', '84137010', 'NOS', '6450.00', '18'],
    ['Water tank 1000 l', '39251000', 'NOS', '6900.00', '18'],
  ],
  Paints: [
    ['Emulsion paint white 20 l', '32091010', 'CAN', '3450.00', '18'],
    ['Enamel paint 4 l', '32081010', 'CAN', '1120.00', '18'],
    ['Wall putty 40 kg', '32141000', 'BAG', '790.00', '18'],
    ['Paint roller 9 inch', '96034010', 'NOS', '145.00', '18'],
  ],
  Building: [
    ['Portland cement 50 kg', '25232940', 'BAG', '365.00', '18'],
    ['TMT bar 12 mm', '72142090', 'MTS', '58500.00', '18'],
    ['Ceramic wall tile 300 x 450', '69072100', 'BOX', '410.00', '18'],
    ['Sand, river', '25059000', 'MTS', '1450.00', '5'],
  ],
  Kitchen: [
    ['Stainless steel tiffin box', '73239390', 'NOS', '325.00', '5'],
    ['Mixer grinder 750 W', '85094010', 'NOS', '3190.00', '18'],
    ['Glass tumbler set of 6', '70133700', 'SET', '299.00', '18'],
  ],
  Pantry: [
    ['Assam tea 1 kg', '09023020', 'PAC', '410.00', '5', '8901000000071'],
    ['Filter coffee powder 500 g', '09012110', 'PAC', '330.00', '5'],
    ['Basmati rice 5 kg', '10063020', 'BAG', '640.00', '5'],
    ['Refined sunflower oil 1 l', '15121910', 'BTL', '148.00', '5'],
    ['Turmeric powder 200 g', '09103030', 'PAC', '64.00', '5'],
    ['Cola 1.25 l', '22021010', 'BTL', '60.00', '40'],
  ],
  Stationery: [
    ['Copier paper A4, ream', '48025690', 'PAC', '265.00', '18'],
    ['Ball pens, box of 20', '96081019', 'BOX', '180.00', '18'],
  ],
}

type Service = readonly [name: string, sac: string, price: string, rate: string]
const services: readonly Service[] = [
  ['Installation of electrical fittings', '995461', '650.00', '18'],
  ['Plumbing work, per visit', '995462', '500.00', '18'],
  ['Repair of power tools', '998717', '450.00', '18'],
  ['Pump service contract, yearly', '998719', '2400.00', '18'],
  ['Interior design consultation', '998391', '7500.00', '18'],
  ['Delivery within the city', '996511', '300.00', '18'],
]

export const demoCategories = [...Object.keys(goods), 'Services'] as const

/** Items of the sample company with the name of their category. */
export const demoItems: readonly { readonly category: string; readonly item: ItemBody }[] = [
  ...Object.entries(goods).flatMap(([category, rows]) =>
    rows.map(([name, hsn, uqc, sellingPrice, taxRate, barcode]) => ({
      category,
      item: {
        name,
        hsn,
        uqc,
        sellingPrice,
        taxRate,
        // Packed goods are priced with tax, as the law of packages has it.
        priceIncludesTax: category === 'Pantry',
        ...(category === 'Pantry' ? { mrp: sellingPrice } : {}),
        ...(barcode ? { barcode } : {}),
        ...(name === lowItem ? { reorderLevel: '40' } : {}),
      },
    })),
  ),
  ...services.map(([name, hsn, sellingPrice, taxRate]) => ({
    category: 'Services',
    item: { name, hsn, supply: 'Services' as const, sellingPrice, taxRate },
  })),
  {
    category: 'Pantry',
    item: {
      name: 'Loose rice',
      hsn: '10063090',
      uqc: 'KGS',
      sellingPrice: '52.00',
      taxCategory: 'Exempt',
      exemptionReason: 'Not pre-packaged and labelled',
    },
  },
  {
    category: 'Stationery',
    item: {
      name: 'Pencils, box of 10',
      hsn: '96091000',
      uqc: 'BOX',
      sellingPrice: '50.00',
      taxCategory: 'NilRated',
    },
  },
  {
    category: 'Stationery',
    item: {
      name: 'Printed safety manual',
      hsn: '49019900',
      uqc: 'NOS',
      sellingPrice: '220.00',
      taxCategory: 'NilRated',
    },
  },
  {
    category: 'Building',
    item: {
      name: 'High speed diesel',
      hsn: '27101944',
      uqc: 'LTR',
      sellingPrice: '92.00',
      taxCategory: 'NonGst',
    },
  },
]
