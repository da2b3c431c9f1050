import { formatDate } from '@bahi/domain/cal/shown.ts'
import { Button, Radio } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../app/api/api-error.ts'
import type { Reply } from '../../../app/api/call-types.ts'
import { useAction, useCall } from '../../../app/api/use-call.ts'
import { To, useNav } from '../../../app/nav.tsx'
import { ScreenSkeleton } from '../../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../../app/texts.ts'
import { confirm } from '../../../ui/confirm.tsx'
import { DateInput } from '../../../ui/DateInput.tsx'
import { useDateWords } from '../../../ui/date-words.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { groupDigits } from '../../../ui/numbers.ts'
import { ProblemLines } from '../../../ui/ProblemLines.tsx'
import { Chip } from '../../../ui/values.tsx'
import css from '../imports.module.css'
import { MoveFound } from './MoveFound.tsx'
import { LeftOut, MoveImports } from './MoveImports.tsx'
import { MoveProof } from './MoveProof.tsx'
import { MoveSteps } from './MoveSteps.tsx'
import type { MoveStep } from './MoveSteps.tsx'

export type Move = Reply<'move.detail'>

/** A second is often enough for a person, and cheap for the server. */
const everyMs = 1000
const busy = ['Reading', 'Preparing', 'Trying', 'Running']
const tones = { Refused: 'danger', Halted: 'attention', Done: 'ok', Tried: 'ok' } as const

const stepOf = ({ state }: Move): MoveStep =>
  state === 'Reading' || state === 'Refused'
    ? 'file'
    : state === 'Read'
      ? 'found'
      : state === 'Done' || state === 'Undone'
        ? 'proof'
        : 'run'

/** A move from its file to its proof, also while it is at work. */
export function MoveView({ moveId }: { moveId: number }) {
  const t = useT()
  const client = useQueryClient()
  const [isAtWork, setAtWork] = useState(true)
  const detail = useCall(
    'move.detail',
    { moveId: String(moveId) },
    { needed: true, quiet: true, everyMs: isAtWork && everyMs },
  )
  const runs = detail.data !== undefined && busy.includes(detail.data.state)
  if (detail.data && runs !== isAtWork) setAtWork(runs)
  const wasRunning = useRef(false)
  useEffect(() => {
    // What it made is in lists that were loaded before.
    if (wasRunning.current && !runs) void client.invalidateQueries()
    wasRunning.current = runs
  }, [runs, client])
  if (!detail.data) return <ScreenSkeleton />
  const { data } = detail
  const hasRun = data.steps.some(({ run }) => run !== null)
  return (
    <div className={css.screen}>
      <div className={css.bar}>
        <h1>
          {t('move.title')}: <bdi>{data.fileName}</bdi>
        </h1>
        <Chip tone={data.state in tones ? tones[data.state as keyof typeof tones] : 'neutral'}>
          {t(`move.state.${data.state}`)}
        </Chip>
        <To to="import?move=new">{t('move.new')}</To>
      </div>
      <MoveSteps at={stepOf(data)} />
      {data.message !== null && <Notice urgent>{data.message}</Notice>}
      {data.earlier && data.state !== 'Refused' && (
        <Notice>
          {t('move.sameFile', { date: data.earlier.at.slice(0, 10) })}{' '}
          <To to={`import?move=${data.earlier.moveId}`}>{t('move.showEarlier')}</To>
        </Notice>
      )}
      {(data.state === 'Reading' || data.state === 'Preparing') && (
        <Working task={data.taskId} state={data.state} />
      )}
      {hasRun && data.state !== 'Running' && data.state !== 'Undone' && <MoveProof moveId={moveId} />}
      {data.found && !hasRun && <MoveFound program={data.program} found={data.found} />}
      {data.notices.map((notice) => (
        <Notice key={notice}>
          {notice} {!hasRun && <To to="enable-stock-inventory">{t('move.open')}</To>}
        </Notice>
      ))}
      {data.canRun && data.found && <Ask move={data} hasRun={hasRun} onAtWork={() => setAtWork(true)} />}
      {data.steps.length > 0 && <MoveImports steps={data.steps} />}
      <LeftOut title={t('move.leftTitle')} rows={data.left} />
      <LeftOut title={t('move.insteadTitle')} rows={data.instead} />
      {data.canUndo && <Undo moveId={moveId} onAtWork={() => setAtWork(true)} />}
    </div>
  )
}

/** How far the reading of the file is. */
function Working({ task, state }: { task: number | null; state: 'Reading' | 'Preparing' }) {
  const t = useT()
  const status = useCall(
    'task.status',
    { ids: task === null ? [] : [task] },
    { quiet: true, everyMs: 1000, keepPrevious: true, enabled: task !== null },
  )
  const done = status.data?.[0]?.done ?? 0
  return (
    <section className={css.step} role="status">
      <strong>{t(state === 'Reading' ? 'move.reading' : 'move.preparing')}</strong>
      {done > 0 && <span>{t('move.read', { count: groupDigits(String(done)) })}</span>}
    </section>
  )
}

const conflicts = ['Skip', 'Overwrite'] as const

/** From which day documents come as such, and what to do with what is there already; then the trial, or the move. */
function Ask({ move, hasRun, onAtWork }: { move: Move; hasRun: boolean; onAtWork: () => void }) {
  const t = useT()
  const { format } = useDateWords()
  const [fromDate, setFrom] = useState(move.fromDate ?? move.found!.defaultFrom)
  const [conflictAction, setConflict] = useState<(typeof conflicts)[number]>(move.conflictAction ?? 'Skip')
  const [problems, setProblems] = useState<readonly string[]>([])
  const run = useAction('move.run', { refreshes: ['move', 'import', 'task'], quiet: true })
  const start = async (dryRun: boolean) => {
    setProblems([])
    try {
      await run.mutateAsync({ moveId: move.moveId, fromDate, conflictAction, dryRun })
      onAtWork()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblems(error.issues.length > 0 ? error.issues.map(({ message }) => message) : error.messages)
    }
  }
  return (
    <section className={css.step}>
      <h2>{t('move.step.run')}</h2>
      <ProblemLines lines={problems} />
      {hasRun ? (
        <p>
          {t('move.from')}: <bdi>{formatDate(fromDate, format)}</bdi>
        </p>
      ) : (
        <>
          <div className={css.entity!}>
            <DateInput
              label={t('move.from')}
              value={fromDate}
              onChange={(value) => setFrom(value ?? move.found!.defaultFrom)}
            />
          </div>
          <p className="muted">{t('move.fromHelp')}</p>
          <Radio.Group
            name="conflictAction"
            label={t('imports.conflict')}
            value={conflictAction}
            onChange={(value) => setConflict(value as typeof conflictAction)}
          >
            <div className={css.choices}>
              {conflicts.map((value) => (
                <Radio key={value} value={value} label={t(`imports.conflict.${value}`)} />
              ))}
            </div>
          </Radio.Group>
          <p className="muted">{t('move.tryText')}</p>
        </>
      )}
      <div className={css.foot}>
        {!hasRun && (
          <Button
            variant="default"
            loading={run.isPending && run.variables.dryRun === true}
            disabled={run.isPending}
            onClick={() => void start(true)}
          >
            {t(move.state === 'Read' ? 'move.try' : 'move.again')}
          </Button>
        )}
        <Button
          variant="filled"
          loading={run.isPending && run.variables.dryRun !== true}
          disabled={run.isPending}
          onClick={() => void start(false)}
        >
          {t(hasRun ? 'move.goOn' : 'move.run')}
        </Button>
      </div>
    </section>
  )
}

interface Undone {
  readonly undone?: number
  readonly kept?: number
  readonly list?: readonly { readonly kind: string; readonly label: string; readonly why: string }[]
}

function Undo({ moveId, onAtWork }: { moveId: number; onAtWork: () => void }) {
  const t = useT()
  const nav = useNav()
  const undo = useAction('move.undo', { refreshes: ['move', 'import', 'task'] })
  const task = Number(nav.search['undo']) || undefined
  const status = useCall(
    'task.status',
    { ids: task === undefined ? [] : [task] },
    { quiet: true, enabled: task !== undefined },
  )
  const { kept = 0, list = [] } = (status.data?.[0]?.response ?? {}) as Undone
  const takeBack = async () => {
    const agreed = await confirm({
      title: t('move.undoAsk'),
      text: t('move.undoText'),
      confirm: t('move.undo'),
      danger: true,
    })
    if (!agreed) return
    const begun = await undo.mutateAsync({ moveId }).catch(() => undefined)
    if (!begun) return
    nav.setSearch({ undo: String(begun.taskId) })
    onAtWork()
  }
  return (
    <>
      {kept > 0 && (
        <section className={css.kept} role="status">
          <strong>{t('imports.kept', { count: groupDigits(String(kept)) })}</strong>
          <ul tabIndex={0} aria-label={t('imports.kept', { count: kept })}>
            {list.map(({ kind, label, why }) => (
              <li key={`${kind} ${label}`}>
                <bdi>{label}</bdi>: {why}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={css.actions}>
        <Button variant="default" loading={undo.isPending} onClick={() => void takeBack()}>
          {t('move.undo')}
        </Button>
      </div>
    </>
  )
}
