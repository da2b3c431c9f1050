import { useT } from '../../app/texts.ts'
import { FieldGroup } from '../../ui/form/fields.tsx'
import { useFormValue } from '../../ui/form/form.ts'
import type { FormStore } from '../../ui/form/form.ts'
import { getAt } from '../../ui/form/values.ts'
import css from './PrintSettings.module.css'

const templates = ['classic', 'modern', 'compact', 'letterhead', 'thermal'] as const

/** The five looks, each with a small drawing of its page. */
export function Templates({ form }: { form: FormStore }) {
  const t = useT()
  const chosen = useFormValue(form, (state) => getAt(state.values, 'settings.template'))
  return (
    <FieldGroup title={t('field.settings.template')}>
      <div className={css.templates} role="radiogroup" aria-label={t('field.settings.template')}>
        {templates.map((template) => (
          <label key={template} className={css.template} data-chosen={chosen === template || undefined}>
            <input
              type="radio"
              className="sr-only"
              name="settings.template"
              value={template}
              checked={chosen === template}
              onChange={() => form.set('settings.template', template)}
            />
            <Thumb template={template} />
            <strong>{t.label('PrintTemplate', template)}</strong>
            <span className="meta">{t(`printSettings.about.${template}`)}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

/** A page of lines and blocks, as the template lays them out; drawn, so that it takes the colours of the screen. */
function Thumb({ template }: { template: (typeof templates)[number] }) {
  const isRoll = template === 'thermal'
  const left = isRoll ? 22 : 6
  const width = isRoll ? 28 : 60
  const top = template === 'letterhead' ? 26 : 10
  const filled = template === 'modern'
  return (
    <svg viewBox="0 0 72 92" className={css.thumb} aria-hidden>
      <rect x={isRoll ? 18 : 0.5} y="0.5" width={isRoll ? 36 : 71} height="91" className={css.sheet} />
      {filled && <rect x={left} y="6" width={width} height="2" className={css.fill} />}
      <rect x={left} y={top} width={width * 0.45} height="3" className={css.line} />
      <rect x={left + width * 0.65} y={top} width={width * 0.35} height="4" className={css.fill} />
      <rect x={left} y={top + 8} width={width} height={filled ? 5 : 0.8} className={css.tint} />
      <rect
        x={left}
        y={top + 18}
        width={width}
        height={filled ? 5 : 0.8}
        className={filled ? css.fill : css.line}
      />
      {[0, 1, 2, 3].map((row) => (
        <rect key={row} x={left} y={top + 26 + row * 6} width={width} height="0.8" className={css.tint} />
      ))}
      {template === 'compact' &&
        [0.2, 0.5, 0.75].map((at) => (
          <rect key={at} x={left + width * at} y={top + 18} width="0.8" height="26" className={css.tint} />
        ))}
      <rect x={left + width * 0.55} y={top + 50} width={width * 0.45} height="4" className={css.fill} />
      {!isRoll && <rect x={left} y={top + 48} width="9" height="9" className={css.tint} />}
    </svg>
  )
}
