import { Button, Radio } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction } from '../../app/api/use-call.ts'
import { useNav } from '../../app/nav.tsx'
import { useT } from '../../app/texts.ts'
import { ProblemLines } from '../../ui/ProblemLines.tsx'
import css from './imports.module.css'
import { useFollow } from './use-follow.ts'
import type { Mapping } from './words.tsx'

const conflicts = ['Skip', 'Overwrite'] as const
const ways = ['good', 'all'] as const

interface Props {
  readonly read: Reply<'import.read'>
  readonly mapping: Mapping
  readonly overwrites: boolean
}

/** What to do with what is there already and with faults; then the trial, or the import. */
export function RunStep({ read, mapping, overwrites }: Props) {
  const t = useT()
  const nav = useNav()
  const follow = useFollow()
  const [conflictAction, setConflict] = useState<(typeof conflicts)[number]>('Skip')
  const [way, setWay] = useState<(typeof ways)[number]>('good')
  const [problems, setProblems] = useState<readonly string[]>([])
  const run = useAction('import.run', { refreshes: ['import', 'task'], quiet: true })
  const start = async (dryRun: boolean) => {
    setProblems([])
    try {
      const { backgroundTaskId } = await run.mutateAsync({
        importId: read.importId,
        mapping,
        conflictAction,
        allOrNothing: way === 'all',
        dryRun,
      })
      follow(backgroundTaskId, read.fileName)
      nav.go(`import?task=${backgroundTaskId}`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblems(error.issues.length > 0 ? error.issues.map(({ message }) => message) : error.messages)
    }
  }
  return (
    <>
      <ProblemLines lines={problems} />
      {overwrites ? (
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
      ) : (
        <p>{t('imports.keepsBooked')}</p>
      )}
      <Radio.Group
        name="which"
        label={t('imports.which')}
        value={way}
        onChange={(value) => setWay(value as typeof way)}
      >
        <div className={css.choices}>
          {ways.map((value) => (
            <Radio key={value} value={value} label={t(`imports.which.${value}`)} />
          ))}
        </div>
      </Radio.Group>
      <p className="muted">{t('imports.tryText')}</p>
      <div className={css.foot}>
        <Button
          variant="default"
          loading={run.isPending && run.variables.dryRun === true}
          disabled={run.isPending}
          onClick={() => void start(true)}
        >
          {t('imports.try')}
        </Button>
        <Button
          variant="filled"
          loading={run.isPending && run.variables.dryRun !== true}
          disabled={run.isPending}
          onClick={() => void start(false)}
        >
          {t('imports.run')}
        </Button>
      </div>
    </>
  )
}
