import { sql } from 'kysely'

/** Of the document `d`: what its customer answered. */
export const answerColumn = sql`(select json_build_object('answer', a.answer, 'name', a.name, 'comment', a.comment,
    'answeredAt', a.answered_at, 'enteredBy', (select trim(u.first_name || ' ' || u.last_name) from users u
      where u.subscriber_id = a.subscriber_id and u.id = a.answered_by))
  from document_answers a where a.subscriber_id = d.subscriber_id and a.document_id = d.id) as customer_answer`

/** Of the document `d`: its status, where an offer that nobody answered has expired. As `statusOn` of the domain. */
export const statusOnDay = (today: string) =>
  sql`case when d.status = 'Sent' and d.due_date < ${today}::date then 'Expired' else d.status end`
