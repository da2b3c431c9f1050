import { Button, NativeSelect } from '@mantine/core'
import { worksheetLimits } from '@bahi/contracts/worksheets.ts'
import type { WorksheetName } from '@bahi/domain/returns/forms/forms.ts'
import type { Table } from '@bahi/domain/returns/forms/worksheet/declaration.ts'
import { useRef, useState } from 'react'
import { call } from '../../../app/api/call.ts'
import { useAction } from '../../../app/api/use-call.ts'
import { base64Of } from '../../../app/base64.ts'
import { saveFile } from '../../../app/files.ts'
import { useT } from '../../../app/texts.ts'
import { Modal } from '../../../ui/Modal.tsx'
import { groupDigits } from '../../../ui/numbers.ts'
import { Grid } from '../Grid.tsx'
import type { Filing } from '../Gstr1.tsx'
import css from '../returns.module.css'

const modes = ['Add', 'Replace'] as const

/** Rows from a filled template: what is wrong with them is listed by line and column, and then none is taken. */
export function ImportDialog({
  form,
  filing,
  table,
  onClose,
}: {
  form: WorksheetName
  filing: Filing
  table: Table
  onClose: () => void
}) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [mode, setMode] = useState<(typeof modes)[number]>('Add')
  const [chosen, setChosen] = useState<File>()
  const take = useAction(`${form}.import`, { refreshes: [form], quiet: true })
  const asked = { ...filing, table: table.key }
  const submit = async () => {
    if (!chosen) return
    const content = await base64Of(chosen)
    take.mutate(
      { ...asked, mode, file: { name: chosen.name, content } },
      { onSuccess: ({ added }) => added > 0 && onClose() },
    )
  }
  const found = take.data
  return (
    <Modal opened onClose={onClose} title={t('worksheet.import')} size={720}>
      <form
        className={css.stack}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p>{t('worksheet.importText', { rows: groupDigits(String(worksheetLimits.rowsOfTable)) })}</p>
        <div className={css.buttons}>
          <Button
            variant="default"
            onClick={() => {
              // The call has said what went wrong.
              call(`${form}.template`, asked)
                .then(saveFile)
                .catch(() => undefined)
            }}
          >
            {t('worksheet.template')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept=".xlsx,.csv"
            aria-label={t('worksheet.file')}
            onChange={(event) => {
              setChosen(event.target.files?.[0])
              take.reset()
              event.target.value = ''
            }}
          />
          <Button variant="default" onClick={() => input.current?.click()}>
            {chosen ? chosen.name : t('bankStatement.chooseFile')}
          </Button>
        </div>
        <NativeSelect
          label={t('worksheet.modeLabel')}
          name="mode"
          value={mode}
          onChange={(event) => setMode(event.currentTarget.value as typeof mode)}
          data={modes.map((value) => ({ value, label: t(`worksheet.mode.${value}`) }))}
        />
        {take.error && (
          <p className={css.notice} data-grave="true" role="alert">
            {take.error.issues.length > 0
              ? take.error.issues.map(({ message }) => message).join(' ')
              : take.error.message}
          </p>
        )}
        {found && found.problemCount > 0 && (
          <>
            <p className={css.notice} data-grave="true" role="alert">
              {t('worksheet.problems', { count: groupDigits(String(found.problemCount)) })}
            </p>
            <Grid label={t('worksheet.checks')}>
              <thead>
                <tr>
                  <th scope="col">{t('worksheet.line')}</th>
                  <th scope="col">{t('worksheet.column')}</th>
                  <th scope="col">{t('worksheet.value')}</th>
                  <th scope="col">{t('worksheet.problem')}</th>
                </tr>
              </thead>
              <tbody>
                {found.problems.map(({ line, column, value, message }, at) => (
                  <tr key={at}>
                    <td>{line}</td>
                    <td>{column}</td>
                    <td>{value}</td>
                    <td>{message}</td>
                  </tr>
                ))}
              </tbody>
            </Grid>
          </>
        )}
        <Button variant="filled" type="submit" disabled={!chosen} loading={take.isPending}>
          {t('worksheet.doImport')}
        </Button>
      </form>
    </Modal>
  )
}
