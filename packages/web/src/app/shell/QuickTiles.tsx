import { IconArrowRight, IconPlus } from '@tabler/icons-react'
import { To } from '../nav.tsx'
import { useRights } from '../session/rights.ts'
import { useSession } from '../session/session.ts'
import { useT } from '../texts.ts'
import { ofVariant, rightsOfPath } from './menu.ts'
import { quickLinks } from './quick-links.ts'
import css from './TopBar.module.css'

interface Props {
  readonly filter: string
  readonly onOpen: () => void
}

/** The tiles that the person may open and whose name has what is typed. */
export function QuickTiles({ filter, onOpen }: Props) {
  const t = useT()
  const rights = useRights()
  const isPortal = useSession(({ login }) => login?.disableFeaturesForEInvoicingPortal ?? false)
  const tiles = ofVariant(quickLinks, isPortal)
    .filter(({ to }) => rights.may(...(rightsOfPath(to) ?? [])))
    .map((link) => ({ ...link, name: t(link.label) }))
    .filter(({ name }) => name.toLowerCase().includes(filter.trim().toLowerCase()))
  return (
    <div className={css.tiles}>
      {tiles.map(({ to, name }) => (
        <To key={to} to={to} className={css.tile} data-tile="true" onClick={onOpen}>
          {to.startsWith('create-') ? (
            <IconPlus size={18} stroke={1.5} aria-hidden />
          ) : (
            <IconArrowRight size={18} stroke={1.5} data-mirror aria-hidden />
          )}
          {name}
        </To>
      ))}
    </div>
  )
}
