import type { IconBuilding } from '@tabler/icons-react'
import { To } from '../nav.tsx'
import { useRights } from '../session/rights.ts'
import { rightsOfPath } from '../shell/menu.ts'
import { useT } from '../texts.ts'
import type { TextKey } from '../texts.ts'
import css from './TileScreen.module.css'

export interface Tile {
  readonly to: string
  readonly title: TextKey
  /** What is there; absent where the title says it. */
  readonly text?: TextKey
  readonly icon: typeof IconBuilding
}

/** Ways to other screens, one tile for each that the user may open. */
export function TileScreen({ title, tiles }: { title: TextKey; tiles: readonly Tile[] }) {
  const t = useT()
  const rights = useRights()
  return (
    <div className={css.screen}>
      <h1>{t(title)}</h1>
      <div className={css.tiles}>
        {tiles
          .filter(({ to }) => rights.may(...(rightsOfPath(to) ?? [])))
          .map((tile) => (
            <To key={tile.to} to={tile.to} className={css.tile}>
              <tile.icon size={22} stroke={1.5} aria-hidden />
              <strong>{t(tile.title)}</strong>
              {tile.text && <span className="muted">{t(tile.text)}</span>}
            </To>
          ))}
      </div>
    </div>
  )
}
