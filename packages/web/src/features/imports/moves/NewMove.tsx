import { moveFileKinds } from '@bahi/contracts/move-files.ts'
import type { MoveProgramName } from '@bahi/contracts/moves.ts'
import { NativeSelect, Radio } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '../../../app/api/api-error.ts'
import { useAction, useCall } from '../../../app/api/use-call.ts'
import { To, useNav } from '../../../app/nav.tsx'
import { useGstins } from '../../../app/session/company.ts'
import { ScreenSkeleton } from '../../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../../app/texts.ts'
import { TimeText } from '../../../app/values.tsx'
import { FileDrop } from '../../../ui/FileDrop.tsx'
import { ProblemLines } from '../../../ui/ProblemLines.tsx'
import css from '../imports.module.css'
import { apart } from '../words.tsx'
import { MoveSteps } from './MoveSteps.tsx'
import { oneFileOf } from './one-file.ts'

/** Source: largest form, `spooledBytes`, with room for what is beside the file. */
const mostMegabytes = 500
const how = [1, 2, 3] as const
const programs = Object.keys(moveFileKinds) as readonly MoveProgramName[]

/** Which program a business comes from, how its books are exported there, and the file. */
export function NewMove() {
  const t = useT()
  const nav = useNav()
  const gstins = useGstins()
  const [chosen, setChosen] = useState<number>()
  const [program, setProgram] = useState<MoveProgramName>('Tally')
  const [isPacking, setPacking] = useState(false)
  const [problems, setProblems] = useState<readonly string[]>([])
  const read = useAction('move.read', { refreshes: ['move', 'task'], quiet: true })
  const earlier = useCall('move.search', { size: 10 }, { quiet: true })
  if (!gstins) return <ScreenSkeleton />
  const entityId = chosen ?? gstins[0]?.entityId
  const name = t(`move.program.${program}`)
  const kinds = moveFileKinds[program]
  const take = async (first: File, others: readonly File[]) => {
    setProblems([])
    if (entityId === undefined) return
    if ([first, ...others].reduce((sum, { size }) => sum + size, 0) > mostMegabytes * 1024 * 1024)
      return setProblems([t('imports.tooLarge', { size: mostMegabytes })])
    try {
      setPacking(others.length > 0)
      const file = await oneFileOf(first, others).finally(() => setPacking(false))
      const { moveId } = await read.mutateAsync({ program, entityId, file })
      nav.go(`import?move=${moveId}`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblems(error.issues.length > 0 ? error.issues.map(({ message }) => message) : error.messages)
    }
  }
  return (
    <div className={css.screen}>
      <div className={css.bar}>
        <h1>{t('move.title')}</h1>
        <To to="import?new=file">{t('move.excel')}</To>
        <To to="import">{t('imports.all')}</To>
      </div>
      <p className="muted">{t('move.intro')}</p>
      <MoveSteps at="file" />
      <section className={css.step}>
        <h2>{t('move.program')}</h2>
        <ProblemLines lines={problems} />
        <Radio.Group
          name="program"
          aria-label={t('move.program')}
          value={program}
          onChange={(value) => setProgram(value as MoveProgramName)}
        >
          <div className={css.choices}>
            {programs.map((one) => (
              <Radio
                key={one}
                value={one}
                label={t(`move.program.${one}`)}
                description={t(`move.about.${one}`)}
              />
            ))}
          </div>
        </Radio.Group>
        <h3>{t('move.how')}</h3>
        <ol className={css.how}>
          {how.map((step) => (
            <li key={step}>{t(`move.how.${program}.${step}`)}</li>
          ))}
        </ol>
        <NativeSelect
          className={css.entity!}
          label={t('move.entity')}
          value={entityId ?? ''}
          data={gstins.map((one) => ({ value: String(one.entityId), label: one.entityName }))}
          onChange={(event) => setChosen(Number(event.currentTarget.value) || undefined)}
        />
        <FileDrop
          text={
            read.isPending
              ? t('move.sending', {
                  name: apart(read.variables.file instanceof File ? read.variables.file.name : ''),
                })
              : t('move.drop', { program: name })
          }
          hint={t('move.formats', {
            kinds: kinds.map((kind) => kind.toUpperCase()).join(', '),
            size: mostMegabytes,
          })}
          button={t('move.choose')}
          accept={kinds.map((kind) => `.${kind}`).join(',')}
          isBusy={read.isPending || isPacking}
          isOfSeveral
          onTake={(file, others) => void take(file, others)}
        />
      </section>
      {earlier.data && earlier.data.records.length > 0 && (
        <section className={css.part}>
          <h2>{t('move.all')}</h2>
          <table className={css.list} aria-label={t('move.all')}>
            <thead>
              <tr>
                <th scope="col">{t('imports.column.at')}</th>
                <th scope="col">{t('imports.column.file')}</th>
                <th scope="col">{t('column.status')}</th>
              </tr>
            </thead>
            <tbody>
              {earlier.data.records.map((one) => (
                <tr key={one.moveId}>
                  <td data-label={t('imports.column.at')}>
                    <TimeText value={one.createdAt} />
                  </td>
                  <td data-label={t('imports.column.file')}>
                    <To to={`import?move=${one.moveId}`}>
                      <bdi>{one.fileName}</bdi>
                    </To>
                  </td>
                  <td data-label={t('column.status')}>{t(`move.state.${one.state}`)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}
