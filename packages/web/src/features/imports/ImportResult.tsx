import { istDateOf } from '@bahi/domain/cal/date.ts'
import { formatDate } from '@bahi/domain/cal/shown.ts'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import { call } from '../../app/api/call.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { saveFile } from '../../app/files.ts'
import { NotRefreshed } from '../../app/LoadFailed.tsx'
import { To, useNav } from '../../app/nav.tsx'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import { TimeText } from '../../app/values.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { useDateWords } from '../../ui/date-words.ts'
import { Notice } from '../../ui/Notice.tsx'
import { groupDigits } from '../../ui/numbers.ts'
import { ProblemLines } from '../../ui/ProblemLines.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { Chip } from '../../ui/values.tsx'
import { CorrectRows } from './CorrectRows.tsx'
import css from './imports.module.css'
import { Kept } from './Kept.tsx'
import { Problems } from './Problems.tsx'
import { Progress } from './Progress.tsx'
import { Records } from './Records.tsx'
import { useFollow } from './use-follow.ts'
import { ImportState, isOpen, outcomes } from './words.tsx'
import type { Statistic } from './words.tsx'

/** A second is often enough for a person, and cheap for the server. */
const everyMs = 1000

/** What came of a file, also while it is at work: its counts, its problems, its records, and what can be done now. */
export function ImportResult({ task }: { task: number }) {
  const t = useT()
  const client = useQueryClient()
  const [isAtWork, setAtWork] = useState(true)
  const detail = useCall(
    'import.detail',
    { backgroundTaskId: task, size: 1 },
    { needed: true, quiet: true, everyMs: isAtWork && everyMs },
  )
  const runs = detail.data !== undefined && isOpen(detail.data)
  if (detail.data && runs !== isAtWork) setAtWork(runs)
  const wasRunning = useRef(false)
  useEffect(() => {
    // What it made is in lists that were loaded before.
    if (wasRunning.current && !runs) void client.invalidateQueries()
    wasRunning.current = runs
  }, [runs, client])
  if (!detail.data) return <ScreenSkeleton />
  const { data } = detail
  return (
    <div className={css.screen}>
      <div className={css.bar}>
        <h1>
          {t('imports.title')}: <bdi>{data.fileName}</bdi>
        </h1>
        <To to="import">{t('imports.all')}</To>
      </div>
      <p className={`meta ${css.facts}`}>
        <span>{t(`import.kind.${data.kind}`)}</span>
        {data.layout && <span>{t(`import.layout.${data.layout}`)}</span>}
        <TimeText value={data.startedAt} />
        {data.startedBy && <bdi>{data.startedBy}</bdi>}
        {data.dryRun && <Chip tone="ink">{t('imports.dry')}</Chip>}
        <ImportState of={data} />
      </p>
      {detail.error && <NotRefreshed error={detail.error} onRetry={() => void detail.refetch()} />}
      {runs && <Progress of={data} />}
      <Said of={data} />
      <Tiles of={data} />
      {!runs && <Actions of={data} onRun={() => setAtWork(true)} />}
      <Parts of={data} onAtWork={() => setAtWork(true)} />
    </div>
  )
}

/** What is to be known of it as a whole. */
function Said({ of }: { of: Statistic }) {
  const t = useT()
  const { format } = useDateWords()
  if (isOpen(of)) return null
  return (
    <>
      {of.message && (
        <Notice urgent={of.status === 'Failed'}>
          <span>{of.message}</span>
          {of.sameFileAs !== null && <To to={`import?task=${of.sameFileAs}`}>{t('imports.showEarlier')}</To>}
        </Notice>
      )}
      {of.isStopped && <Notice>{t('imports.stoppedText')}</Notice>}
      {of.dryRun && <Notice>{t('imports.dryText')}</Notice>}
      {of.undoneAt && (
        <Notice>
          {t('imports.undoneText', { date: formatDate(istDateOf(Date.parse(of.undoneAt)), format) })}
        </Notice>
      )}
    </>
  )
}

/** The counts; each shows its records, or its problems. */
function Tiles({ of }: { of: Statistic }) {
  const t = useT()
  const nav = useNav()
  const counts = { Created: of.created, Changed: of.changed, Skipped: of.skipped, Refused: of.refused }
  const tones = { Created: 'ok', Changed: 'ok', Skipped: 'neutral', Refused: 'danger' } as const
  const shown = nav.search['outcome']
  return (
    <div className={css.tiles} role="group" aria-label={t('imports.result')}>
      {outcomes.map((outcome) => (
        <button
          key={outcome}
          type="button"
          className={`plain ${css.tile}`}
          data-tone={counts[outcome] > 0 ? tones[outcome] : 'neutral'}
          aria-pressed={nav.search['tab'] === 'records' && shown === outcome}
          onClick={() =>
            nav.setSearch(
              outcome === 'Refused'
                ? { tab: 'problems', outcome: undefined, code: undefined, column: undefined }
                : { tab: 'records', outcome },
            )
          }
        >
          <span>{t(of.dryRun ? `imports.would.${outcome}` : `import.outcome.${outcome}`)}</span>
          <strong className="figure">{groupDigits(String(counts[outcome]))}</strong>
        </button>
      ))}
      <button
        type="button"
        className={`plain ${css.tile}`}
        data-tone={of.warnings > 0 ? 'attention' : 'neutral'}
        aria-pressed={false}
        onClick={() =>
          nav.setSearch({ tab: 'problems', outcome: undefined, code: undefined, column: undefined })
        }
      >
        <span>{t('imports.warnings')}</span>
        <strong className="figure">{groupDigits(String(of.warnings))}</strong>
      </button>
    </div>
  )
}

/** What can be done now: import after a trial, fetch what was refused, take it all back. */
function Actions({ of, onRun }: { of: Statistic; onRun: () => void }) {
  const t = useT()
  const nav = useNav()
  const follow = useFollow()
  const client = useQueryClient()
  const [problems, setProblems] = useState<readonly string[]>([])
  const [undone, setUndone] = useState<Reply<'import.undo'>>()
  const run = useAction('import.run', { refreshes: ['import', 'task'], quiet: true })
  const undo = useAction('import.undo', { quiet: true })
  const nothingKept = !of.dryRun && of.allOrNothing && of.status === 'Failed' && of.refused > 0
  const tried = async (work: () => Promise<void>) => {
    setProblems([])
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblems(error.issues.length > 0 ? error.issues.map(({ message }) => message) : error.messages)
    }
  }
  const start = () =>
    tried(async () => {
      const { backgroundTaskId } = await run.mutateAsync({
        importId: of.importId,
        conflictAction: of.conflictAction,
        allOrNothing: of.allOrNothing && !nothingKept,
      })
      follow(backgroundTaskId, of.fileName)
      onRun()
      nav.go(`import?task=${backgroundTaskId}`)
    })
  const takeBack = async () => {
    const agreed = await confirm({
      title: t('imports.undoAsk'),
      text: t('imports.undoText'),
      confirm: t('imports.undo'),
      danger: true,
    })
    if (!agreed) return
    await tried(async () => {
      setUndone(await undo.mutateAsync({ backgroundTaskId: of.backgroundTaskId }))
      await client.invalidateQueries()
    })
  }
  const offersRun = (of.dryRun && of.created + of.changed > 0) || nothingKept
  return (
    <>
      <ProblemLines lines={problems} />
      {undone && <Kept undone={undone} />}
      <div className={css.actions}>
        {offersRun && (
          <Button variant="filled" loading={run.isPending} onClick={() => void start()}>
            {t(nothingKept ? 'imports.runGood' : 'imports.runNow')}
          </Button>
        )}
        {of.refused > 0 && (
          <Button
            variant="default"
            onClick={() =>
              void call('import.errorFile', { backgroundTaskId: of.backgroundTaskId }).then(
                saveFile,
                () => undefined,
              )
            }
          >
            {t('imports.errorFile')}
          </Button>
        )}
        {of.canUndo && (
          <Button variant="default" loading={undo.isPending} onClick={() => void takeBack()}>
            {t('imports.undo')}
          </Button>
        )}
        <Button variant={offersRun ? 'default' : 'light'} onClick={() => nav.go(`import?new=${of.kind}`)}>
          {t('imports.new')}
        </Button>
      </div>
    </>
  )
}

function Parts({ of, onAtWork }: { of: Statistic; onAtWork: () => void }) {
  const t = useT()
  const nav = useNav()
  const runs = isOpen(of)
  const hasProblems = of.refused + of.warnings > 0
  const hasRefused = of.refused > 0 && of.undoneAt === null
  const madeNothing = of.dryRun || of.allOrNothing
  const asked = nav.search['tab']
  const current = typeof asked === 'string' ? asked : hasProblems ? 'problems' : 'records'
  return (
    <Tabs
      label={t('imports.result')}
      current={current}
      onChange={(tab) => nav.setSearch({ tab })}
      tabs={[
        {
          key: 'problems',
          label: t('imports.tab.problems'),
          content: () => <Problems task={of.backgroundTaskId} runs={runs} />,
        },
        {
          key: 'records',
          label: t('imports.tab.records'),
          content: () => <Records task={of.backgroundTaskId} runs={runs} />,
        },
        ...(hasRefused
          ? [
              {
                key: 'correct',
                label: t('imports.tab.correct'),
                content: () =>
                  madeNothing ? (
                    <p>{t('imports.correctDry')}</p>
                  ) : (
                    <CorrectRows of={of} runs={runs} onSent={onAtWork} />
                  ),
              },
            ]
          : []),
      ]}
    />
  )
}
