import { useLoaded } from './load.ts'
import { PartSteps, usePart } from './PartSteps.tsx'
import { day, Loaded } from './Parts.tsx'
import type { Tables } from './tables.ts'
import { useWords } from './words.ts'

/** The audit trail, newest first, a part of it at a time. */
export function Trail({ tables }: { readonly tables: Tables }) {
  const { t } = useWords()
  const part = usePart(tables, 'audit_entries', 'last')
  const users = useLoaded(
    'users',
    async () => new Map((await tables.all('users')).map((row) => [row['id'], row['user_name']])),
  )
  const nameOf = (id: string | null | undefined) =>
    id == null ? '-' : ((users instanceof Map ? users.get(id) : undefined) ?? id)
  return (
    <section>
      <PartSteps part={part} />
      <Loaded of={part.rows}>
        {(rows) => (
          <ul className="trail">
            {rows
              .toReversed()
              .slice(0, 500)
              .map((row) => (
                <li key={row['id']}>
                  <details>
                    <summary>
                      <span>{day(row['at']).replace('+00', ' UTC')}</span> {actionText(row['action'], t)}{' '}
                      <code dir="ltr">
                        {row['table_name']} {row['record_id']}
                      </code>{' '}
                      <bdi className="dim">{nameOf(row['user_id'])}</bdi>
                    </summary>
                    {row['before'] != null && (
                      <p>
                        {t('viewer.before')}: <code dir="ltr">{row['before']}</code>
                      </p>
                    )}
                    {row['after'] != null && (
                      <p>
                        {t('viewer.after')}: <code dir="ltr">{row['after']}</code>
                      </p>
                    )}
                  </details>
                </li>
              ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}

const actionText = (action: string | null | undefined, t: ReturnType<typeof useWords>['t']) =>
  action === 'insert' || action === 'update' || action === 'delete' ? t(`viewer.action.${action}`) : action
