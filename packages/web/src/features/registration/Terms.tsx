import { useT } from '../../app/texts.ts'
import css from './registration.module.css'

/** The terms, each of them to be read in a page of its own. */
export function Terms({ error }: { error: string | undefined }) {
  const t = useT()
  return (
    <div>
      <label className={css.terms}>
        <input
          type="checkbox"
          name="acceptsTerms"
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : 'terms-error'}
        />
        <span>
          {t('registration.accept')}{' '}
          <a href="/terms-conditions" target="_blank" rel="noopener">
            {t('terms.title')}
          </a>
          {' · '}
          <a href="/privacy-policy" target="_blank" rel="noopener">
            {t('privacy.title')}
          </a>
        </span>
      </label>
      {error !== undefined && (
        <p id="terms-error" className={css.error}>
          {error}
        </p>
      )}
    </div>
  )
}
