/** Uploads: pictures in several sizes, and files to download. */
import type { Access, CollectionConfig, ImageSize, TextField } from 'payload'
import { anyone, editors, hasRole, hiddenUnlessStaff, roles, staff, staffOnField } from '../access/roles'
import { adminGroups } from '../adminMenu'
import { textUse } from '../fields/textUse'
import { placeFocalPoint } from './focalPoint'
import { FILES, MEDIA } from './slugs'
import { checkDocument, checkPicture } from './uploads'

/** `formatOptions` of the upload does not reach its sizes: each names its own. */
const webp = { format: 'webp', options: { quality: 78 } } as const

/** `inside` cuts nothing off; without it Payload writes each size twice, first to cut around the focal point. */
const width = (pixels: number): ImageSize => ({
  name: `w${pixels}`,
  width: pixels,
  fit: 'inside',
  formatOptions: webp,
})

/** Of every picture: as wide as itself where it is narrower, while smaller sizes are left out there. */
const largest: ImageSize = { ...width(2000), withoutEnlargement: true }

/** For the staff alone: visitors never see them. */
const tagsField = (): TextField => ({
  name: 'tags',
  type: 'text',
  hasMany: true,
  maxRows: 20,
  maxLength: 40,
  label: { nb: 'Stikkord', en: 'Tags' },
  access: { read: staffOnField },
  admin: { position: 'sidebar', components: { Cell: '/src/web/admin/TagsCell#TagsCell' } },
})

const staffAndDealers: Access = ({ req }) => hasRole(req.user, ...roles)

export const media: CollectionConfig = {
  slug: MEDIA,
  trash: true,
  folders: true,
  labels: { singular: { nb: 'Bilde', en: 'Picture' }, plural: { nb: 'Bilder', en: 'Pictures' } },
  admin: {
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    pagination: { defaultLimit: 24, limits: [12, 24, 48, 96] },
    listSearchableFields: ['filename', 'alt', 'caption', 'tags'],
    group: adminGroups.content,
    hidden: hiddenUnlessStaff,
    components: { views: { list: { Component: '/src/web/admin/UploadList#UploadList' } } },
  },
  // Dealers put pictures of their shops on their pages.
  access: { read: anyone, create: staffAndDealers, update: staff, delete: editors },
  hooks: { beforeOperation: [checkPicture, placeFocalPoint] },
  upload: {
    mimeTypes: ['image/*'],
    focalPoint: true,
    adminThumbnail: 'w480',
    imageSizes: [
      ...[320, 480, 640, 800, 960, 1200, 1440].map(width),
      largest,
      // The picture when a page is shared: cropped around the focal point, in the format that every reader knows.
      { name: 'social', width: 1200, height: 630, formatOptions: { format: 'jpeg', options: { quality: 82 } } },
    ],
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      required: true,
      localized: true,
      label: { nb: 'Alternativ tekst', en: 'Alternative text' },
      admin: {
        ...textUse('pictureDescription'),
        description: {
          nb: 'Si hva bildet viser, for den som ikke ser det.',
          en: 'Say what the picture shows, for those who do not see it.',
        },
      },
    },
    { name: 'caption', type: 'text', localized: true, label: { nb: 'Bildetekst', en: 'Caption' } },
    tagsField(),
  ],
}

export const files: CollectionConfig = {
  slug: FILES,
  trash: true,
  folders: true,
  labels: { singular: { nb: 'Fil', en: 'File' }, plural: { nb: 'Filer', en: 'Files' } },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'filename', 'filesize'],
    listSearchableFields: ['title', 'filename', 'tags'],
    group: adminGroups.content,
    hidden: hiddenUnlessStaff,
  },
  access: { read: anyone, create: staff, update: staff, delete: editors },
  hooks: { beforeOperation: [checkDocument] },
  upload: { crop: false, focalPoint: false },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, label: { nb: 'Tittel', en: 'Title' } },
    tagsField(),
  ],
}
