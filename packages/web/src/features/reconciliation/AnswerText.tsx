import { DateText } from '../../app/values.tsx'
import { dash } from '../../ui/values.tsx'

interface Answered {
  readonly answer: string | null
  readonly promisedOn: string | null
}

/** What a supplier answered, and by when it promises to have mended it. */
export function AnswerText({ of: { answer, promisedOn } }: { of: Answered }) {
  if (!answer) return <>{dash}</>
  return (
    <>
      <bdi>{answer}</bdi>
      {promisedOn && (
        <>
          {' · '}
          <DateText value={promisedOn} />
        </>
      )}
    </>
  )
}
