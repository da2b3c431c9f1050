import type { BlockName } from './blocks.ts'

/** Kinds of assets with the useful lives of Schedule II to the Companies Act, 2013 (Part C). */
export const assetClassNames = [
  'land',
  'buildingRcc',
  'building',
  'buildingTemporary',
  'fences',
  'roads',
  'plant',
  'plantContinuous',
  'electrical',
  'furniture',
  'furnitureHotels',
  'officeEquipment',
  'laboratory',
  'computers',
  'servers',
  'motorCycles',
  'motorCars',
  'vehiclesHire',
  'ships',
  'software',
  'intangible',
] as const
export type AssetClassName = (typeof assetClassNames)[number]

interface AssetClass {
  /** Years; null: no life is prescribed, or nothing is depreciated. */
  readonly life: number | null
  /** Of the Income-tax Act, as it is proposed; null: nothing is depreciated. */
  readonly block: BlockName | null
  readonly since: '2014-04-01'
  readonly source: string
}

const item = (number: string, life: number, block: BlockName): AssetClass => ({
  life,
  block,
  since: '2014-04-01',
  source: `Companies Act, 2013, Schedule II, Part C, ${number}`,
})
const noLife = (block: BlockName | null, source: string): AssetClass => ({
  life: null,
  block,
  since: '2014-04-01',
  source,
})

export const assetClasses: Readonly<Record<AssetClassName, AssetClass>> = {
  land: noLife(null, 'AS 10: land has no limited life; it is not depreciated'),
  buildingRcc: item('I(a)', 60, 'building'),
  building: item('I(b), I(c)', 30, 'building'),
  buildingTemporary: item('I(e)', 3, 'buildingTemporary'),
  fences: item('I(d)', 5, 'building'),
  roads: item('III(a)(i)', 10, 'building'),
  plant: item('IV(i)(a)', 15, 'plant'),
  plantContinuous: item('IV(i)(b)', 25, 'plant'),
  electrical: item('XIV', 10, 'furniture'),
  furniture: item('V(i)', 10, 'furniture'),
  furnitureHotels: item('V(ii)', 8, 'furniture'),
  officeEquipment: item('XI', 5, 'plant'),
  laboratory: item('XIII', 10, 'plant'),
  computers: item('XII(ii)', 3, 'computers'),
  servers: item('XII(i)', 6, 'computers'),
  motorCycles: item('VI(1)', 10, 'plant'),
  motorCars: item('VI(3)', 8, 'plant'),
  vehiclesHire: item('VI(2)', 6, 'vehiclesHire'),
  ships: item('VII', 25, 'ships'),
  software: noLife('computers', 'AS 26: the life is estimated; more than ten years is presumed wrong'),
  intangible: noLife('intangible', 'AS 26: the life is estimated; more than ten years is presumed wrong'),
}

/** Schedule II, Part A, para 3(i): the residual value is not more than this part of the cost, in per cent. */
export const highestResidual = '5'
