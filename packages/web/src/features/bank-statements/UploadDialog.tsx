import { Button } from '@mantine/core'
import { LoadFailed } from '../../app/LoadFailed.tsx'
import { useNav } from '../../app/nav.tsx'
import { useT } from '../../app/texts.ts'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { Modal } from '../../ui/Modal.tsx'
import css from './bank.module.css'
import { ColumnsForm } from './ColumnsForm.tsx'
import { Problems } from './Problems.tsx'
import { rowsPath } from './use-bank.ts'
import type { BankOf } from './use-bank.ts'
import { useStatementFile } from './use-statement-file.ts'

interface Props {
  readonly of: BankOf
  /** A file that was uploaded before, whose columns are to be chosen. */
  readonly fileId?: number | undefined
  readonly onClose: () => void
}

/** A file of a bank from choosing it to its rows; where its columns are not known, they are chosen here. */
export function UploadDialog({ of, fileId, onClose }: Props) {
  const t = useT()
  const upload = useStatementFile(of, fileId)
  const { file } = upload
  const name = of.account === 'Bank' ? t('bankStatement.wholeBank') : of.account
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('bankStatement.uploadTitle', { account: name })}
      size={file?.status === 'Unmapped' ? 960 : 640}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={css.dialog}>
        {upload.failed && !file && <LoadFailed error={upload.failed} onRetry={upload.retry} />}
        {file?.status === 'Read' ? (
          <Done of={of} file={file} onClose={onClose} />
        ) : file?.status === 'Unmapped' ? (
          <ColumnsForm id={file.id} name={file.fileName} isBusy={upload.isBusy} onSave={upload.map} />
        ) : upload.isBusy ? (
          <p role="status">{t('bankStatement.reading', { name: file?.fileName ?? '' })}</p>
        ) : (
          <>
            <Fault
              text={
                upload.fault ??
                (file?.status === 'Failed' && file.fault ? t(`bankStatement.fault.${file.fault}`) : '')
              }
            />
            <FileDrop
              text={t('bankStatement.dropText')}
              button={t('bankStatement.chooseFile')}
              accept=".csv,.txt,.tsv,.xlsx,.ofx,.qfx,.sta,.mt940,.940"
              onTake={(chosen) => void upload.send(chosen)}
            />
          </>
        )}
      </div>
    </Modal>
  )
}

function Fault({ text }: { text: string }) {
  return text ? (
    <p role="alert" className={css.fault}>
      {text}
    </p>
  ) : null
}

function Done({
  of,
  file,
  onClose,
}: {
  of: BankOf
  file: NonNullable<ReturnType<typeof useStatementFile>['file']>
  onClose: () => void
}) {
  const t = useT()
  const nav = useNav()
  const { rows, newRows, fileName, problems, problemCount } = file
  return (
    <>
      <p role="status">
        {newRows === 0
          ? t('bankStatement.nothingNew', { rows, name: fileName })
          : t('bankStatement.read', { newRows, rows, name: fileName })}
      </p>
      <Problems problems={problems} count={problemCount} />
      <div className={css.foot}>
        <Button
          variant="filled"
          data-autofocus
          onClick={() => {
            onClose()
            nav.go(rowsPath(of))
          }}
        >
          {t('bankStatement.showRows')}
        </Button>
      </div>
    </>
  )
}
