import { istDateOf } from '@bahi/domain/cal/date.ts'
import { isReturnPeriod, partsOfPeriod, rangeOfPeriod } from '@bahi/domain/cal/period.ts'
import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../app/api/call.ts'
import { useCall } from '../../../app/api/use-call.ts'
import { saveFile } from '../../../app/files.ts'
import { useNav } from '../../../app/nav.tsx'
import { useReport } from '../../../app/reports/use-report.tsx'
import { EmptyState } from '../../../app/screens/EmptyState.tsx'
import { ViewScreen } from '../../../app/screens/ViewScreen.tsx'
import { useT } from '../../../app/texts.ts'
import { Chip } from '../../../ui/values.tsx'
import { Choice } from '../Choice.tsx'
import { Filed } from '../Filed.tsx'
import { FiledDialog } from '../FiledDialog.tsx'
import { FilingPanel } from '../filing/FilingPanel.tsx'
import { periodInWork } from '../Gstr1.tsx'
import type { Filing } from '../Gstr1.tsx'
import { TieOut } from '../TieOut.tsx'
import { reportActions } from '../report-actions.ts'
import { useGstin } from '../../../app/returns/use-gstin.ts'
import { AdjustDialog } from './AdjustDialog.tsx'
import { Adjustments } from './Adjustments.tsx'
import { CellDocuments } from './CellDocuments.tsx'
import { Figures } from './Figures.tsx'
import { MonthChallan } from './MonthChallan.tsx'
import { SetOff } from './SetOff.tsx'

/** GSTR-3B of a GSTIN: its figures with their sources, what was added by hand, and how the tax is paid. */
export function Gstr3b() {
  const t = useT()
  const nav = useNav()
  const { isLoading, entity, choices } = useGstin()
  if (isLoading) return <ViewScreen title="" tabs={[]} isLoading />
  if (!entity) return <EmptyState text={t('gstr1.noBusiness')} />
  const returnPeriod = isReturnPeriod(nav.id) ? nav.id : periodInWork()
  return (
    <OfGstin
      key={entity.entityId}
      asked={{ entityId: entity.entityId, returnPeriod }}
      hasGstin={entity.vrn !== null}
      entities={choices}
    />
  )
}

interface Props {
  readonly asked: Filing
  readonly hasGstin: boolean
  readonly entities: readonly { value: string; label: string }[]
}

/** A quarterly filer has a return of the quarter, and a payment for its first two months. */
function OfGstin({ asked, hasGstin, entities }: Props) {
  const t = useT()
  const filer = useCall('gstr1.summary', asked, { needed: true, staleMs: 60_000 })
  if (!filer.data) return <ViewScreen title={t('gstr3b.title')} tabs={[]} isLoading />
  const { frequency } = filer.data
  const isMonth = frequency === 'Quarterly' && partsOfPeriod(asked.returnPeriod).month % 3 !== 0
  if (isMonth)
    return (
      <ViewScreen
        title={t('returns.name.PMT06')}
        subtitle={
          <Choice
            filing={asked}
            entities={entities}
            frequency={frequency}
            dueDate={undefined}
            form="gstr3b"
          />
        }
        tabs={[
          {
            key: 'challan',
            label: t('gstr3b.challan'),
            content: () => <MonthChallan key={asked.returnPeriod} filing={asked} />,
          },
        ]}
      />
    )
  return <Return {...{ asked, hasGstin, entities, frequency }} />
}

function Return({ asked, hasGstin, entities, frequency }: Props & { frequency: 'Monthly' | 'Quarterly' }) {
  const t = useT()
  const nav = useNav()
  const summary = useCall('gstr3b.summary', asked, { needed: true })
  const report = useReport({ name: 'gstr3b', body: { ...asked } })
  const [isMaking, setMaking] = useState(false)
  const [isMarking, setMarking] = useState(false)
  const [isAdjusting, setAdjusting] = useState(false)
  const data = summary.data
  const filed = data?.filed ?? null
  const download = () => {
    setMaking(true)
    call('gstr3b.json', asked)
      .then(saveFile)
      // The call has said what went wrong.
      .catch(() => undefined)
      .finally(() => setMaking(false))
  }
  const notHere = !hasGstin
    ? t('gstr1.noGstin')
    : data?.otherReturns
      ? t('gstr3b.notAFiler', { returns: data.otherReturns })
      : undefined
  const isOver = rangeOfPeriod(asked.returnPeriod, frequency).to < istDateOf(Date.now())
  const section = typeof nav.search['section'] === 'string' ? nav.search['section'] : undefined
  const making = t('gstr1.preparing')
  const count = data?.adjustments.filter(({ withdrawnAt }) => withdrawnAt === null).length ?? 0
  return (
    <>
      <ViewScreen
        title={t('gstr3b.title')}
        state={filed && <Chip tone="ok">{t('gstr1.filed')}</Chip>}
        subtitle={
          <>
            <Choice
              filing={asked}
              entities={entities}
              frequency={frequency}
              dueDate={data?.dueDate}
              form="gstr3b"
            />
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
            reason: notHere ?? (filed ? t('gstr3b.filed') : undefined),
            run: () => setAdjusting(true),
          },
          {
            key: 'filed',
            label: filed ? 'gstr1.markUnfiled' : 'gstr1.markFiled',
            right: 'RET_FIL',
            reason: notHere ?? (!filed && !isOver ? t('gstr1.notOver') : undefined),
            run: () => setMarking(true),
            isDanger: filed !== null,
          },
          ...reportActions(report, making),
        ]}
        tabs={[
          {
            key: 'summary',
            label: t('gstr3b.figures'),
            content: () =>
              section ? (
                <CellDocuments key={`${asked.returnPeriod} ${section}`} filing={asked} section={section} />
              ) : data ? (
                <Figures summary={data} />
              ) : (
                <Skeleton height={360} />
              ),
          },
          {
            key: 'setOff',
            label: t('gstr3b.setOff'),
            content: () =>
              notHere ? (
                <EmptyState text={notHere} />
              ) : (
                <SetOff key={asked.returnPeriod} filing={asked} isFiled={filed !== null} />
              ),
          },
          {
            key: 'adjustments',
            label: count > 0 ? t('gstr3b.adjustmentsCount', { count }) : t('gstr3b.adjustments'),
            content: () =>
              data ? (
                <Adjustments filing={asked} adjustments={data.adjustments} isFiled={filed !== null} />
              ) : (
                <Skeleton height={240} />
              ),
          },
          {
            key: 'tieOut',
            label: t('tieOut.title'),
            content: () => <TieOut key={asked.returnPeriod} filing={asked} />,
          },
          {
            key: 'portal',
            label: t('filing.title'),
            content: () =>
              notHere ? (
                <EmptyState text={notHere} />
              ) : (
                <FilingPanel key={asked.returnPeriod} form="gstr3b" place={asked} />
              ),
          },
        ]}
      />
      {report.dialog}
      {isMarking && (
        <FiledDialog
          filing={asked}
          returnType="GSTR3B"
          isFiled={filed !== null}
          onClose={() => setMarking(false)}
        />
      )}
      {isAdjusting && data && (
        <AdjustDialog filing={asked} summary={data} onClose={() => setAdjusting(false)} />
      )}
    </>
  )
}
