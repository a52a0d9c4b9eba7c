import { expect, test } from 'vitest'
import { summaryOf } from './tracedStatements'

test.each([
  ['select "id", "title" from "pages" where "id" = $1', 'SELECT', 'pages'],
  ['\n  insert into "emails" ("to") values (?)', 'INSERT', 'emails'],
  ['UPDATE order_requests SET state = ?', 'UPDATE', 'order_requests'],
  ['delete from "sms_messages" where true', 'DELETE', 'sms_messages'],
  ['select "id", (select json_group_array("_locale") from "pages_locales") from "pages" "p"', 'SELECT', 'pages'],
  ['with "n" as (select 1 from "texts") select * from "n"', 'WITH', 'n'],
  ['begin', 'BEGIN', undefined],
  ['', '', undefined],
])('%s', (statement, operation, table) => {
  expect(summaryOf(statement)).toEqual({ operation, table })
})
