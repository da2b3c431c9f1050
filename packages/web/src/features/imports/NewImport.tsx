import { Button, NativeSelect } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import { call } from '../../app/api/call.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { saveFile } from '../../app/files.ts'
import { To, useNav } from '../../app/nav.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { useGstins } from '../../app/session/company.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { ProblemLines } from '../../ui/ProblemLines.tsx'
import { ColumnsStep } from './ColumnsStep.tsx'
import css from './imports.module.css'
import { keepMapping, keptMapping } from './kept-mapping.ts'
import { RunStep } from './RunStep.tsx'
import { apart } from './words.tsx'
import type { Kind, Mapping } from './words.tsx'

/** Source: largest form, `spooledBytes`, with room for what is beside the file. */
const mostMegabytes = 500
const steps = ['kind', 'file', 'columns', 'run'] as const
type Step = (typeof steps)[number]

interface Taken {
  /** Absent after the page was loaded anew: the server has it. */
  readonly file: File | undefined
  readonly read: Reply<'import.read'>
}

/** A file from choosing what it has in it to its import: one question a step. */
export function NewImport() {
  const t = useT()
  const nav = useNav()
  const kinds = useCall('import.kinds', undefined, { needed: true, staleMs: 60_000 })
  const gstins = useGstins()
  const kind = kinds.data?.find((one) => one.kind === nav.search['new'])
  const [entityId, setEntityId] = useState<number>()
  const [last, setTaken] = useState<Taken>()
  const [mapping, setMapping] = useState<Mapping>({})
  const importId = Number(nav.search['file']) || undefined
  const isKept = kind !== undefined && importId !== undefined && last === undefined
  // A file that was chosen before the page was loaded anew.
  const kept = useCall('import.file', { importId: String(importId ?? 0) }, { enabled: isKept, quiet: true })
  if (isKept && kept.data && kept.data.kind === kind.kind && kept.data.importId === importId) {
    setTaken({ file: undefined, read: kept.data })
    setMapping(keptMapping(importId) ?? kept.data.mapping)
  }
  // Of another kind, as after the way back in the history, it would be read otherwise.
  const taken = last && last.read.kind === kind?.kind && last.read.importId === importId ? last : undefined
  const isMapped = nav.search['step'] === 'run'
  const [problems, setProblems] = useState<readonly string[]>([])
  const read = useAction('import.read', { quiet: true })
  const step: Step = !kind ? 'kind' : !taken ? 'file' : isMapped ? 'run' : 'columns'
  const place = useRef<HTMLHeadingElement>(null)
  const seen = useRef<Step>(undefined)
  const isReady = kinds.data !== undefined && gstins !== undefined && !(isKept && kept.isLoading)
  useEffect(() => {
    if (!isReady) return
    // What is next has the focus; a screen that was just opened has it where every screen has.
    if (seen.current !== undefined && seen.current !== step) place.current?.focus()
    seen.current = step
  }, [step, isReady])
  if (!kinds.data || !gstins || (isKept && kept.isLoading)) return <ScreenSkeleton />
  if (kinds.data.length === 0) return <EmptyState text={t('imports.noKinds')} />
  const take = async (file: File, sheet?: string) => {
    setProblems([])
    if (file.size > mostMegabytes * 1024 * 1024)
      return setProblems([t('imports.tooLarge', { size: mostMegabytes })])
    try {
      const found = await read.mutateAsync({
        kind: kind!.kind,
        file,
        ...(kind!.needsEntity && entityId !== undefined ? { entityId } : {}),
        ...(sheet === undefined ? {} : { sheet }),
      })
      setTaken({ file, read: found })
      setMapping(found.mapping)
      nav.setSearch({ file: String(found.importId), step: undefined }, sheet === undefined)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblems(error.issues.length > 0 ? error.issues.map(({ message }) => message) : error.messages)
    }
  }
  const back = () => {
    setProblems([])
    if (step === 'run') nav.setSearch({ step: undefined })
    else if (step === 'columns') nav.setSearch({ file: undefined })
    else nav.setSearch({ new: 'file' })
  }
  return (
    <div className={css.screen}>
      <div className={css.bar}>
        <h1>{t('imports.title')}</h1>
        <To to="import">{t('imports.all')}</To>
      </div>
      <ol className={css.steps} aria-label={t('imports.steps')}>
        {steps.map((one) => (
          <li
            key={one}
            data-done={steps.indexOf(one) < steps.indexOf(step)}
            {...(one === step ? { 'aria-current': 'step' as const } : {})}
          >
            {t(`imports.step.${one}`)}
          </li>
        ))}
      </ol>
      <section className={css.step}>
        <div className={css.bar}>
          <h2 ref={place} tabIndex={-1}>
            {t(`imports.step.${step}`)}
            {kind && <span className="muted"> · {t(`import.kind.${kind.kind}`)}</span>}
            {taken && (
              <span className="muted">
                {' '}
                · <bdi>{taken.read.fileName}</bdi>
              </span>
            )}
          </h2>
          {step !== 'kind' && (
            <Button variant="subtle" onClick={back}>
              {t('imports.back')}
            </Button>
          )}
        </div>
        {step === 'kind' && (
          <ul className={css.kinds}>
            {kinds.data.map((one) => (
              <li key={one.kind}>
                <button
                  type="button"
                  className={`plain ${css.kind}`}
                  onClick={() => nav.setSearch({ new: one.kind }, true)}
                >
                  <strong>{t(`import.kind.${one.kind}`)}</strong>
                  <span className="muted">{t(`imports.about.${one.kind}`)}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        {step === 'file' && kind && (
          <>
            <ProblemLines lines={problems} />
            {kind.needsEntity && (
              <NativeSelect
                className={css.entity!}
                label={t('imports.entity')}
                value={entityId ?? ''}
                data={[
                  { value: '', label: t('imports.entityInFile') },
                  ...gstins.map((one) => ({ value: String(one.entityId), label: one.entityName })),
                ]}
                onChange={(event) => setEntityId(Number(event.currentTarget.value) || undefined)}
              />
            )}
            <FileDrop
              text={
                read.isPending
                  ? t('imports.reading', { name: apart(read.variables.file.name) })
                  : t('imports.drop', { kind: t(`import.kind.${kind.kind}`) })
              }
              hint={t('imports.formats', { size: mostMegabytes })}
              button={t('imports.choose')}
              accept=".xlsx,.xls,.csv"
              isBusy={read.isPending}
              onTake={(file) => void take(file)}
            />
            <Samples kind={kind} />
          </>
        )}
        {step === 'columns' && kind && taken && (
          <ColumnsStep
            kind={kind}
            read={taken.read}
            mapping={mapping}
            problems={problems}
            isBusy={read.isPending}
            onChange={(next) => {
              setMapping(next)
              keepMapping(taken.read.importId, next)
            }}
            onSheet={taken.file && ((sheet) => void take(taken.file!, sheet))}
            onNext={() => nav.setSearch({ step: 'run' }, true)}
          />
        )}
        {step === 'run' && kind && taken && (
          <RunStep read={taken.read} mapping={mapping} overwrites={kind.overwrites} />
        )}
      </section>
    </div>
  )
}

function Samples({ kind }: { kind: Kind }) {
  const t = useT()
  const fetchSample = (format: 'xlsx' | 'csv') =>
    void call('import.sample', { kind: kind.kind, format }).then(saveFile, () => undefined)
  return (
    <p className={css.line}>
      {t('imports.sample')}
      <Button variant="default" onClick={() => fetchSample('xlsx')}>
        {t('imports.asExcel')}
      </Button>
      <Button variant="default" onClick={() => fetchSample('csv')}>
        {t('imports.asCsv')}
      </Button>
    </p>
  )
}
