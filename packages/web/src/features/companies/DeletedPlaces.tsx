import { useCall } from '../../app/api/use-call.ts'
import { To } from '../../app/nav.tsx'
import { ActionButton } from '../../app/rights/ActionButton.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { useRecordActions } from '../../app/screens/use-record-actions.ts'
import { reloadCompanies } from '../../app/session/load.ts'
import { useT } from '../../app/texts.ts'
import { Copyable, StateChip } from '../../app/values.tsx'
import css from './companies.module.css'
import { kindName, kindOfNode } from './kinds.ts'

/** Companies and places that were deleted, each with the way to have it back. */
export function DeletedPlaces({ keyword }: { keyword: string }) {
  const t = useT()
  const { restore } = useRecordActions('entity')
  const { data } = useCall(
    'entity.search',
    { statuses: ['Delete'], size: 100, sort: 'changedAt DESC', ...(keyword ? { keyword } : {}) },
    { needed: true },
  )
  if (!data) return null
  if (data.records.length === 0) return <EmptyState text={t('companies.nothingFound')} />
  return (
    <section className={css.company}>
      {data.records.map((place) => {
        const kind = kindOfNode(place)
        const bringBack = async () => {
          await restore([place.id], new Map([[place.id, place.entityName]]))
          await reloadCompanies().catch(() => undefined)
        }
        return (
          <div key={place.id} className={css.node}>
            <div className={css.name}>
              <To to={`view-${kind.path}/${place.id}`}>
                <strong>{place.entityName}</strong>
              </To>
              <span className="meta">
                {[kindName(t, place), place.parentName].filter(Boolean).join(' · ')}
              </span>
            </div>
            <span className={css.number}>
              <Copyable text={place.vrn ?? place.registrationNumber} />
            </span>
            <StateChip status="Delete" />
            <ActionButton right={kind.right('CH_ST')} onClick={() => void bringBack()}>
              {t('common.restore')}
            </ActionButton>
          </div>
        )
      })}
    </section>
  )
}
