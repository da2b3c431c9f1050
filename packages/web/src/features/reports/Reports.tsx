import {
  IconArrowDownLeft,
  IconBuildingBank,
  IconFileInvoice,
  IconHourglass,
  IconNotebook,
} from '@tabler/icons-react'
import { To } from '../../app/nav.tsx'
import { useRights } from '../../app/session/rights.ts'
import { rightsOfPath } from '../../app/shell/menu.ts'
import { useT } from '../../app/texts.ts'
import css from './Reports.module.css'

const tiles = [
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
] as const

/** One tile for each report the user may open. */
export function Reports() {
  const t = useT()
  const rights = useRights()
  return (
    <div className={css.screen}>
      <h1>{t('report.title')}</h1>
      <div className={css.tiles}>
        {tiles
          .filter(({ to }) => rights.may(...(rightsOfPath(to) ?? [])))
          .map(({ to, title, text, icon: Icon }) => (
            <To key={to} to={to} className={css.tile}>
              <Icon size={22} stroke={1.5} aria-hidden />
              <strong>{t(title)}</strong>
              <span className="muted">{t(text)}</span>
            </To>
          ))}
      </div>
    </div>
  )
}
