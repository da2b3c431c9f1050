import { Button } from '@mantine/core'
import { saveFile } from '../../app/files.ts'
import { useSession } from '../../app/session/session.ts'
import { useT } from '../../app/texts.ts'
import css from './profile.module.css'

/** Shown this once: to be kept on paper or in a file away from the telephone. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useT()
  const name = useSession((session) => session.login?.applicationTitle) ?? ''
  const userName = useSession((session) => session.auth?.userName) ?? ''
  const heading = `${name} - ${t('profile.codes')} - ${userName}`
  const download = () => {
    const text = `${heading}\n\n${codes.join('\n')}\n`
    saveFile({
      blob: new Blob([text], { type: 'text/plain' }),
      fileName: `${name}-recovery-codes.txt`,
      contentType: 'text/plain',
    })
  }
  return (
    <div className={css.fields}>
      <p>{t('profile.codesText')}</p>
      <div className={css.sheet}>
        <p className={css.printed}>{heading}</p>
        <ol className={css.codes} aria-label={t('profile.codes')} dir="ltr">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
      <div className={css.actions}>
        <Button onClick={download}>{t('profile.download')}</Button>
        <Button onClick={() => window.print()}>{t('profile.print')}</Button>
        <Button variant="filled" onClick={onClose} data-autofocus>
          {t('profile.kept')}
        </Button>
      </div>
    </div>
  )
}
