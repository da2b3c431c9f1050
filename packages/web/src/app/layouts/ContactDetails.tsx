import { useSession } from '../session/session.ts'

/** How to reach the people behind the product: contact address, help line, support address. */
export function ContactDetails({ className }: { className?: string | undefined }) {
  const login = useSession((session) => session.login)
  if (!login) return null
  const { contactEmailAddress, helpLineNumber, moreEnquiryEmailAddress } = login
  return (
    <div className={className}>
      {contactEmailAddress && <a href={`mailto:${contactEmailAddress}`}>{contactEmailAddress}</a>}
      {helpLineNumber && (
        <a href={`tel:${helpLineNumber.replace(/[^+\d]/g, '')}`} className="figure">
          {helpLineNumber}
        </a>
      )}
      {moreEnquiryEmailAddress && <a href={`mailto:${moreEnquiryEmailAddress}`}>{moreEnquiryEmailAddress}</a>}
    </div>
  )
}
