/** Settings: which staff must have a second step, and how long an unused session lasts. */
import type { GlobalConfig } from 'payload'
import { administrators, hiddenUnless, roleNames, roles } from '../../cms/access/roles'
import { adminGroups } from '../../cms/adminMenu'
import { translateFor } from '../../cms/messages'
import { userMessages } from './messages'

/** Default hours that a session lasts without use. */
export const IDLE_HOURS = 12
/** The longest duration of a session: more would be no limit. */
const MAX_IDLE_HOURS = 720

export const staffSignIn: GlobalConfig = {
  slug: 'staffSignIn',
  label: { nb: 'Innlogging', en: 'Sign-in' },
  admin: {
    group: adminGroups.settings,
    hidden: hiddenUnless('administrator'),
    description: {
      nb: 'Gjelder alle som logger inn i administrasjonen.',
      en: 'For all users of the admin.',
    },
  },
  access: { read: administrators, update: administrators },
  lockDocuments: false,
  fields: [
    {
      name: 'requiredRoles',
      type: 'select',
      hasMany: true,
      label: { nb: 'Roller som må ha et andre trinn', en: 'Roles that must have a second step' },
      options: roles.map((role) => ({ value: role, label: roleNames[role] })),
      admin: {
        description: {
          nb: 'Den som mangler et andre trinn, må sette det opp ved neste innlogging før noe annet er tilgjengelig. Åpne innlogginger uten et andre trinn avsluttes straks. Administratorer som ikke må, blir spurt.',
          en: 'Users without a second step must set it up at the next sign-in before anything else opens. Open sessions without one end at once. Administrators who need not are asked.',
        },
      },
    },
    {
      name: 'idleHours',
      type: 'number',
      required: true,
      defaultValue: IDLE_HOURS,
      min: 0,
      max: MAX_IDLE_HOURS,
      label: { nb: 'Timer uten bruk før innloggingen avsluttes', en: 'Hours without use before a session ends' },
      admin: { description: { nb: '0 betyr ingen grense.', en: '0 means no limit.' } },
      validate: (value: unknown, { req }: { req: Parameters<typeof translateFor>[0] }) =>
        typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_IDLE_HOURS
          ? true
          : translateFor(req, userMessages.idleHours, { max: MAX_IDLE_HOURS }),
    },
  ],
}
