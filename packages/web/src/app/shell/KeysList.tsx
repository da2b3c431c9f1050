import { activeKeys, keyName } from '../../ui/keys.ts'
import { useT } from '../texts.ts'
import type { TextKey } from '../texts.ts'
import css from './KeysOverlay.module.css'

/** What a Tally user presses, what it does, and the key for it here. */
const tallyKeys = [
  ['F8', 'keys.tallySales', 'F8'],
  ['F2', 'keys.tallyDate', 'F2'],
  ['Enter', 'keys.tallyNext', 'Enter'],
  ['Alt+C', 'keys.tallyCreate', 'alt+c'],
  ['Ctrl+A', 'keys.tallyAccept', 'mod+s'],
  ['Alt+G', 'keys.tallyGo', 'mod+k'],
  ['Esc', 'keys.tallyQuit', 'Escape'],
] as const satisfies readonly (readonly [string, TextKey, string])[]

/** The keys of this screen by their layer, then those of Tally. */
export function KeysList() {
  const t = useT()
  const groups = Map.groupBy(activeKeys(), ({ group }) => group)
  return (
    <div className={css.groups}>
      {[...groups].map(([group, bindings]) => (
        <section key={group}>
          <h3>{group}</h3>
          <dl className={css.keys}>
            {bindings.map(({ keys, label }) => (
              <div key={keys}>
                <dt>{label}</dt>
                <dd>
                  <kbd>{keyName(keys)}</kbd>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <section>
        <h3>{t('keys.tally')}</h3>
        <dl className={css.keys}>
          {tallyKeys.map(([tally, label, ours]) => (
            <div key={label}>
              <dt>
                {t(label)} <span className="muted">{tally}</span>
              </dt>
              <dd>
                <kbd>{keyName(ours)}</kbd>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
