import {
  IconAdjustments,
  IconBarcode,
  IconBuildingFactory2,
  IconCategory,
  IconHash,
  IconMail,
  IconPackage,
  IconTag,
  IconUsersGroup,
  IconPercentage,
  IconRulerMeasure,
  IconSitemap,
  IconUsers,
  IconWorldPin,
} from '@tabler/icons-react'
import { TileScreen } from '../../app/screens/TileScreen.tsx'
import type { Tile } from '../../app/screens/TileScreen.tsx'

const tiles: readonly Tile[] = [
  { to: 'parties', title: 'party.title', text: 'masters.parties', icon: IconUsers },
  { to: 'items', title: 'item.title', text: 'masters.items', icon: IconPackage },
  { to: 'price-lists', title: 'priceList.title', text: 'masters.priceLists', icon: IconTag },
  { to: 'party-groups', title: 'partyGroup.title', text: 'masters.partyGroups', icon: IconUsersGroup },
  { to: 'category', title: 'category.title', text: 'masters.category', icon: IconCategory },
  { to: 'unit', title: 'unit.title', text: 'masters.unit', icon: IconRulerMeasure },
  { to: 'tax-rate', title: 'taxRate.title', text: 'masters.taxRate', icon: IconPercentage },
  { to: 'hsn-sac', title: 'hsnSac.title', text: 'masters.hsnSac', icon: IconBarcode },
  { to: 'series', title: 'series.title', text: 'masters.series', icon: IconHash },
  { to: 'allocate-series', title: 'series.allocate', text: 'masters.allocate', icon: IconAdjustments },
  { to: 'vendors', title: 'vendor.title', text: 'masters.vendors', icon: IconBuildingFactory2 },
  { to: 'departments', title: 'department.title', text: 'masters.departments', icon: IconSitemap },
  { to: 'email-templates', title: 'emailTemplate.title', text: 'masters.emailTemplates', icon: IconMail },
  { to: 'ip-addresses', title: 'masters.ipTitle', text: 'masters.ipAddresses', icon: IconWorldPin },
]

export const Masters = () => <TileScreen title="masters.title" tiles={tiles} />
