import css from './ProblemLines.module.css'

/** What is wrong, said above a small form; read out as soon as it appears. */
export function ProblemLines({ lines }: { lines: readonly string[] }) {
  return (
    <div role="alert" className={css.lines} data-shown={lines.length > 0}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
