import { Skeleton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCall } from '../api/use-call.ts'
import { kindsWithScreens } from '../documents.ts'
import { IssueList } from '../portals/IssueList.tsx'
import type { Subject as MendSubject } from '../portals/IssueList.tsx'
import { useT } from '../texts.ts'
import { Chip } from '../../ui/values.tsx'
import type { Tone } from '../../ui/values.tsx'
import { BillActions } from './BillActions.tsx'
import { BillDialog } from './BillDialogs.tsx'
import { BillFacts } from './BillFacts.tsx'
import css from './eway.module.css'
import { Groups } from './Groups.tsx'
import type { BillActionName, BillDetail, BillSubject } from './types.ts'
import { ValidityBar } from './ValidityBar.tsx'
import { Vehicles } from './Vehicles.tsx'

interface Props {
  readonly subject: BillSubject
  /** Where what the portal refuses is mended. */
  readonly mend: MendSubject
}

/** Whether goods need a bill, the state of theirs, and what may be done with it until when. */
export function EWayBillPanel({ subject, mend }: Props) {
  const t = useT()
  const detail = useWatched(subject)
  const [dialog, setDialog] = useState<BillActionName>()
  if (!detail) return <Skeleton height={240} />
  return (
    <div className={css.panel}>
      <BillActions subject={subject} detail={detail} onOpen={setDialog} />
      <ValidityBar detail={detail} />
      {detail.ewbNo === null && <Need detail={detail} />}
      <BillFacts detail={detail} />
      {detail.errors.length > 0 && <IssueList issues={detail.errors} subject={mend} />}
      {detail.differences.length > 0 && (
        <section>
          <h2 className={css.subject}>{t('eWayBill.differences')}</h2>
          <ul>
            {detail.differences.map((difference) => (
              <li key={difference}>
                <bdi className="figure">{difference}</bdi>
              </li>
            ))}
          </ul>
        </section>
      )}
      {detail.groups.length > 0 && <Groups groups={detail.groups} />}
      {detail.vehicles.length > 0 && <Vehicles vehicles={detail.vehicles} />}
      {dialog && <BillDialog action={dialog} subject={subject} onClose={() => setDialog(undefined)} />}
    </div>
  )
}

/** Asked anew while the portal has not answered; what else shows the document follows its end. */
function useWatched(subject: BillSubject): BillDetail | undefined {
  const client = useQueryClient()
  const [isWaiting, setWaiting] = useState(false)
  const { data } = useCall('eWayBill.detail', subject, {
    needed: true,
    everyMs: isWaiting && 2000,
    staleMs: 2000,
  })
  const waits = data ? data.stage !== null : false
  useEffect(() => {
    setWaiting(waits)
    if (isWaiting && !waits)
      for (const kind of kindsWithScreens) void client.invalidateQueries({ queryKey: [kind] })
  }, [waits, isWaiting, client])
  return data
}

const needTones: Readonly<Record<BillDetail['need']['need'], Tone>> = {
  needed: 'attention',
  optional: 'neutral',
  notNeeded: 'neutral',
}

function Need({ detail }: { detail: BillDetail }) {
  const t = useT()
  const { need, message, remark } = detail.need
  return (
    <p className={css.need}>
      <Chip tone={needTones[need]}>{t(`eWayBill.need.${need}`)}</Chip> <span>{message}</span>{' '}
      {remark && <span className="muted">{remark}</span>}
      {detail.exemption && (
        <span>
          {t.label('EWayExemption', detail.exemption)} {detail.exemptionNote}
        </span>
      )}
    </p>
  )
}
