import {
  IconAdjustments,
  IconBarcode,
  IconCategory,
  IconHash,
  IconPercentage,
  IconRulerMeasure,
} from '@tabler/icons-react'
import { TileScreen } from '../../app/screens/TileScreen.tsx'
import type { Tile } from '../../app/screens/TileScreen.tsx'

const tiles: readonly Tile[] = [
  { to: 'category', title: 'category.title', text: 'masters.category', icon: IconCategory },
  { to: 'unit', title: 'unit.title', text: 'masters.unit', icon: IconRulerMeasure },
  { to: 'tax-rate', title: 'taxRate.title', text: 'masters.taxRate', icon: IconPercentage },
  { to: 'hsn-sac', title: 'hsnSac.title', text: 'masters.hsnSac', icon: IconBarcode },
  { to: 'series', title: 'series.title', text: 'masters.series', icon: IconHash },
  { to: 'allocate-series', title: 'series.allocate', text: 'masters.allocate', icon: IconAdjustments },
]

export const Masters = () => <TileScreen title="masters.title" tiles={tiles} />
