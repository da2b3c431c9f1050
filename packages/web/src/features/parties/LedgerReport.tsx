import { useEffect, useRef } from 'react'
import { useCall } from '../../app/api/use-call.ts'
import { To, useNav } from '../../app/nav.tsx'
import { PartyPicker } from '../../app/pickers/RecordPicker.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import { Balance } from '../../app/values.tsx'
import css from './parties.module.css'
import { Statement } from './Statement.tsx'
import { beginAt } from '../../ui/last-focused.ts'

/** Statement of account of any party; which one is in the address. */
export function LedgerReport() {
  const t = useT()
  const nav = useNav()
  const id = Number(nav.search['partyId'] ?? 0)
  const mayOpen = useRights().may('PTY_SH_VW')
  const party = useCall('party.detail', { id }, { enabled: id > 0 && mayOpen, quiet: true })
  const data = id > 0 ? party.data : undefined
  // Whose account it is comes first.
  const head = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (id === 0) beginAt(head.current?.querySelector('input'))
  }, [id])
  return (
    <div className={css.report}>
      <div className={css.reportHead}>
        <h1>{t('report.partyLedger')}</h1>
        <div className={css.reportParty} ref={head}>
          <PartyPicker
            aria-label={t('party.view')}
            name="partyId"
            placeholder={t('picker.findParty')}
            shown={data?.name ?? ''}
            onPick={(choice) => nav.setSearch({ partyId: choice && String(choice.id) })}
          />
        </div>
        {data && (
          <p>
            <To to={`view-party/${id}`}>
              <bdi>{data.code}</bdi>
            </To>
            {data.gstin && (
              <>
                {' · '}
                <bdi className="figure">{data.gstin}</bdi>
              </>
            )}
            {' · '}
            {t('field.balance')} <Balance value={data.balance} sign />
          </p>
        )}
      </div>
      {id > 0 ? <Statement key={id} id={id} /> : <EmptyState text={t('report.chooseParty')} />}
    </div>
  )
}
