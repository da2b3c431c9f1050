import {
  IconAdjustments,
  IconBarcode,
  IconCategory,
  IconHash,
  IconPercentage,
  IconRulerMeasure,
} from '@tabler/icons-react'
import { To } from '../../app/nav.tsx'
import { useRights } from '../../app/session/rights.ts'
import { rightsOfPath } from '../../app/shell/menu.ts'
import { useT } from '../../app/texts.ts'
import css from './Masters.module.css'

const tiles = [
  { to: 'category', title: 'category.title', text: 'masters.category', icon: IconCategory },
  { to: 'unit', title: 'unit.title', text: 'masters.unit', icon: IconRulerMeasure },
  { to: 'tax-rate', title: 'taxRate.title', text: 'masters.taxRate', icon: IconPercentage },
  { to: 'hsn-sac', title: 'hsnSac.title', text: 'masters.hsnSac', icon: IconBarcode },
  { to: 'series', title: 'series.title', text: 'masters.series', icon: IconHash },
  { to: 'allocate-series', title: 'series.allocate', text: 'masters.allocate', icon: IconAdjustments },
] as const

/** One tile for each master the user may open. */
export function Masters() {
  const t = useT()
  const rights = useRights()
  return (
    <div className={css.screen}>
      <h1>{t('masters.title')}</h1>
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
