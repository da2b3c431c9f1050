import { useEffect, useRef, useState } from 'react'
import { useSession } from '../session/session.ts'
import { useT } from '../texts.ts'
import css from './WelcomeSlides.module.css'

const slides = ['invoice', 'tax', 'money'] as const
const autoplayMs = 6000
const none: readonly string[] = []

/** Three welcome slides: one seen at a time, changing on their own, dots, no arrows. CSS scroll-snap, no package. */
export function WelcomeSlides() {
  const t = useT()
  const pictures = useSession((session) => session.login?.brand.slides ?? none)
  const track = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [isHeld, setHeld] = useState(false)
  const show = (index: number) => {
    setCurrent(index)
    const element = track.current
    const slide = element?.children[index] as HTMLElement | undefined
    element?.scrollTo({ left: slide ? slide.offsetLeft - element.offsetLeft : 0, behavior: 'smooth' })
  }
  useEffect(() => {
    if (isHeld || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = window.setInterval(() => show((current + 1) % slides.length), autoplayMs)
    return () => window.clearInterval(timer)
  }, [current, isHeld])
  return (
    <section
      className={css.side}
      aria-label={t('welcome.label')}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={css.track} ref={track}>
        {slides.map((slide, index) => (
          <article key={slide} className={css.slide} aria-hidden={index !== current}>
            {pictures[index] ? (
              <img src={pictures[index]} className={css.drawing} alt="" draggable={false} />
            ) : (
              <SlideDrawing kind={slide} />
            )}
            <h2>{t(`welcome.${slide}.title`)}</h2>
            <p>{t(`welcome.${slide}.text`)}</p>
          </article>
        ))}
      </div>
      <div className={css.dots}>
        {slides.map((slide, index) => (
          <button
            key={slide}
            type="button"
            className={css.dot}
            aria-current={index === current}
            aria-label={t('welcome.show', { number: index + 1 })}
            onClick={() => show(index)}
          />
        ))}
      </div>
    </section>
  )
}

function SlideDrawing({ kind }: { kind: (typeof slides)[number] }) {
  return (
    <svg viewBox="0 0 320 200" className={css.drawing} aria-hidden>
      <rect x="70" y="16" width="180" height="168" rx="8" className={css.sheet} />
      {kind === 'invoice' && (
        <>
          <path d="M92 44h60M92 58h36M200 44h28" className={css.strong} />
          <path d="M92 86h136M92 104h136M92 122h136" className={css.thin} />
          <path d="M178 150h50M196 166h32" className={css.strong} />
          <rect x="92" y="140" width="30" height="30" rx="3" className={css.mark} />
        </>
      )}
      {kind === 'tax' && (
        <>
          <path d="M92 46h80" className={css.strong} />
          {[76, 100, 124, 148].map((y, index) => (
            <g key={y}>
              <circle cx="100" cy={y} r="7" className={index < 3 ? css.done : css.open} />
              {index < 3 && <path d={`M96.5 ${y}l2.5 2.5 4.5-5`} className={css.tick} />}
              <path d={`M118 ${y}h${[96, 70, 84, 60][index]}`} className={css.thin} />
            </g>
          ))}
        </>
      )}
      {kind === 'money' && (
        <>
          <path d="M92 46h56" className={css.strong} />
          {[52, 74, 62, 88, 70, 100].map((height, index) => (
            <rect
              key={index}
              x={94 + index * 23}
              y={164 - height}
              width="14"
              height={height}
              rx="2"
              className={index === 5 ? css.bar : css.barQuiet}
            />
          ))}
        </>
      )}
    </svg>
  )
}
