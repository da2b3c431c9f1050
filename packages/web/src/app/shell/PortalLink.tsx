import { IconArrowsExchange } from '@tabler/icons-react'
import { leaveFor } from '../session/portal.ts'
import { useT } from '../texts.ts'
import css from './TopBar.module.css'

/** In the e-invoice portal, for Admins: the way to the whole product. */
export function PortalLink() {
  const t = useT()
  return (
    <button type="button" className={`plain ${css.portal}`} onClick={() => void leaveFor('product')}>
      <IconArrowsExchange size={18} stroke={1.5} aria-hidden />
      <span>{t('portal.toProduct')}</span>
    </button>
  )
}
