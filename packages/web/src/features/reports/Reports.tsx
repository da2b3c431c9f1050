import {
  IconArrowDownLeft,
  IconBuildingBank,
  IconFileInvoice,
  IconHourglass,
  IconNotebook,
} from '@tabler/icons-react'
import { TileScreen } from '../../app/screens/TileScreen.tsx'
import type { Tile } from '../../app/screens/TileScreen.tsx'

const tiles: readonly Tile[] = [
  { to: 'gstr1-report', title: 'menu.gstr1', text: 'report.gstr1Text', icon: IconBuildingBank },
  {
    to: 'party-ledger-report',
    title: 'report.partyLedger',
    text: 'report.partyLedgerText',
    icon: IconNotebook,
  },
  { to: 'party-ageing-report', title: 'report.ageing', text: 'report.ageingText', icon: IconHourglass },
  { to: 'sales-invoice', title: 'menu.invoices', text: 'report.salesText', icon: IconFileInvoice },
  { to: 'payment-in', title: 'menu.paymentIn', text: 'report.receivedText', icon: IconArrowDownLeft },
]

export const Reports = () => <TileScreen title="report.title" tiles={tiles} />
