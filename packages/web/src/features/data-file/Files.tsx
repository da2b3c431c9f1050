import { useT } from '../../app/texts.ts'
import { Copyable, TimeText } from '../../app/values.tsx'
import type { Found } from './DataFile.tsx'
import css from './DataFile.module.css'

/** The newest files, and the key that signs them. */
export function Files({ records, fingerprint }: Pick<Found, 'records' | 'fingerprint'>) {
  const t = useT()
  return (
    <>
      <section>
        <h2>{t('dataFile.fingerprint')}</h2>
        <p className={css.hash}>
          <Copyable text={fingerprint} />
        </p>
        <p className="muted">{t('dataFile.fingerprintHelp')}</p>
      </section>
      <section>
        <h2>{t('dataFile.made')}</h2>
        {records.length === 0 ? (
          <p className="muted">{t('dataFile.none')}</p>
        ) : (
          <ul className={css.files}>
            {records.map((file) => (
              <li key={file.id}>
                <strong>
                  <bdi>
                    {file.action === 'Imported' ? t('dataFile.imported', { name: file.name }) : file.name}
                  </bdi>
                </strong>
                <span className="meta">
                  <TimeText value={file.at} />
                  {file.byUser !== null && (
                    <>
                      {' · '}
                      <bdi>{file.byUser}</bdi>
                    </>
                  )}
                  {` · ${(file.size / 1_000_000).toFixed(1)} MB · ${t.count('dataFile.documents', file.documents)} · `}
                  {t(file.isEncrypted ? 'dataFile.isEncrypted' : 'dataFile.isPlain')}
                  {file.isKept !== null && ` · ${t(file.isKept ? 'dataFile.isKept' : 'dataFile.isRemoved')}`}
                </span>
                <span className={`${css.hash} meta`}>
                  {t('dataFile.hash')}: <Copyable text={file.fileHash} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}
