import { istDateOf } from '@bahi/domain/cal/date.ts'
import { rangeOfPeriod } from '@bahi/domain/cal/period.ts'
import { useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { call } from '../../../app/api/call.ts'
import type { Reply } from '../../../app/api/call-types.ts'
import { saveFile } from '../../../app/files.ts'
import { useReport } from '../../../app/reports/use-report.tsx'
import { ViewScreen } from '../../../app/screens/ViewScreen.tsx'
import { useT } from '../../../app/texts.ts'
import { Chip } from '../../../ui/values.tsx'
import { Filed } from '../Filed.tsx'
import { FiledDialog } from '../FiledDialog.tsx'
import type { Filing } from '../Gstr1.tsx'
import { reportActions } from '../report-actions.ts'
import { AnnualChoice } from './AnnualChoice.tsx'

type Head = Pick<Reply<'gstr9.summary'>, 'dueDate' | 'filed' | 'otherReturns'>

/** The frame of an annual return: whose and of which year, what can be done with it, and its tabs. */
export function AnnualShell({
  form,
  filing,
  hasGstin,
  entities,
  head,
  tabs,
  adjustDialog,
  notNeeded,
}: {
  form: 'gstr9' | 'gstr9c'
  filing: Filing
  hasGstin: boolean
  entities: readonly { value: string; label: string }[]
  head: Head | undefined
  tabs: ComponentProps<typeof ViewScreen>['tabs']
  adjustDialog: (onClose: () => void) => ReactNode
  /** Why it is not marked as filed. */
  notNeeded?: string | undefined
}) {
  const t = useT()
  const report = useReport({ name: form, body: { ...filing } })
  const [isMaking, setMaking] = useState(false)
  const [isMarking, setMarking] = useState(false)
  const [isAdjusting, setAdjusting] = useState(false)
  const filed = head?.filed ?? null
  const making = t('gstr1.preparing')
  const notHere = !hasGstin
    ? t('gstr1.noGstin')
    : head?.otherReturns
      ? t('annual.notAFiler', { returns: head.otherReturns })
      : undefined
  const isOver = rangeOfPeriod(filing.returnPeriod).to < istDateOf(Date.now())
  const download = () => {
    setMaking(true)
    call(`${form}.json`, filing)
      .then(saveFile)
      // The call has said what went wrong.
      .catch(() => undefined)
      .finally(() => setMaking(false))
  }
  return (
    <>
      <ViewScreen
        title={t(`${form}.title`)}
        state={filed && <Chip tone="ok">{t('gstr1.filed')}</Chip>}
        subtitle={
          <>
            <AnnualChoice form={form} filing={filing} entities={entities} dueDate={head?.dueDate} />
            {filed && <Filed filed={filed} isIff={false} />}
          </>
        }
        actions={[
          {
            key: 'json',
            label: 'gstr3b.json',
            right: report.right('export'),
            reason: notHere ?? (isMaking ? making : undefined),
            run: download,
            isMain: true,
          },
          {
            key: 'adjust',
            label: 'gstr3b.adjust',
            right: 'RET_PRP',
            reason: notHere ?? (filed ? t('annual.filed') : undefined),
            run: () => setAdjusting(true),
          },
          {
            key: 'filed',
            label: filed ? 'gstr1.markUnfiled' : 'gstr1.markFiled',
            right: 'RET_FIL',
            reason: notHere ?? (filed ? undefined : !isOver ? t('gstr1.notOver') : notNeeded),
            run: () => setMarking(true),
            isDanger: filed !== null,
          },
          ...reportActions(report, making),
        ]}
        tabs={tabs}
      />
      {report.dialog}
      {isMarking && (
        <FiledDialog
          filing={filing}
          returnType={form === 'gstr9' ? 'GSTR9' : 'GSTR9C'}
          isFiled={filed !== null}
          onClose={() => setMarking(false)}
        />
      )}
      {isAdjusting && head && adjustDialog(() => setAdjusting(false))}
    </>
  )
}
