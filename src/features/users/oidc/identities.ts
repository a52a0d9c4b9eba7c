/** Who of the staff is whom at the provider. By the number that the provider gives a person, for addresses change. */
import type { CollectionConfig, PayloadRequest } from 'payload'
import { nobody } from '../../../content/access/roles'
import type { Claims } from '../../../site/singleSignOn'

/** Written by sign-ins and by the owner's own choice alone (`endpoints.ts`). */
export const staffIdentities: CollectionConfig = {
  slug: 'staffIdentities',
  labels: {
    singular: { nb: 'Pålogging utenfra', en: 'Outside sign-in' },
    plural: { nb: 'Pålogginger utenfra', en: 'Outside sign-ins' },
  },
  admin: { hidden: () => true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    // Issuer and subject, which together name one person for good.
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'lastUsedAt', type: 'date' },
  ],
}

export interface Identity {
  id: number
  user: number
  key: string
  createdAt: string
  lastUsedAt?: string | null
}

const keyOf = ({ iss, sub }: Claims) => `${iss} ${sub}`

export async function identityOf(req: PayloadRequest, claims: Claims): Promise<Identity | undefined> {
  const { db } = req.payload
  const where = { key: { equals: keyOf(claims) } }
  return (await db.findOne<Identity>({ collection: 'staffIdentities', where })) ?? undefined
}

export async function identitiesOf(req: PayloadRequest, user: number): Promise<Identity[]> {
  const { docs } = await req.payload.db.find<Identity>({
    collection: 'staffIdentities',
    where: { user: { equals: user } },
    sort: 'id',
    limit: 0,
    pagination: false,
  })
  return docs
}

export async function addIdentity(req: PayloadRequest, user: number, claims: Claims): Promise<void> {
  await req.payload.create({ collection: 'staffIdentities', data: { user, key: keyOf(claims) } })
}

export async function noteUse(req: PayloadRequest, { id }: Identity): Promise<void> {
  await req.payload.update({ collection: 'staffIdentities', id, data: { lastUsedAt: new Date().toISOString() } })
}

/** One of this user's, or all. */
export async function removeIdentities(req: PayloadRequest, user: number, id?: number): Promise<number> {
  const { docs } = await req.payload.delete({
    collection: 'staffIdentities',
    where: { and: [{ user: { equals: user } }, ...(id === undefined ? [] : [{ id: { equals: id } }])] },
    req,
  })
  return docs.length
}
