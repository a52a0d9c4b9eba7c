/** Collections of posts (news, inspiration) and of the categories that they are sorted by. */
import type { CollectionConfig } from 'payload'
import { bodyField } from '../../blocks/bodyField'
import { anyone, editors, hiddenUnlessStaff, publishedOrStaff, staff } from '../../cms/access/roles'
import { adminGroups } from '../../cms/adminMenu'
import { draftVersions } from '../../cms/draftVersions'
import { descriptionField, noindexField, summaryAsDescription, titleField } from '../../cms/fields/pageFields'
import { pictureField } from '../../cms/fields/pictureField'
import { positionField } from '../../cms/fields/position'
import { withSearchPanel } from '../../cms/fields/searchPanel'
import { fillSlug, slugField } from '../../cms/fields/slug'
import { refuseTaken, slugTaken } from '../../cms/unique'
import { addressedBelow, slugRedirects } from '../redirects'
import { newsPath } from './addresses'
import { POST_CATEGORIES, POSTS } from './slugs'

const MAX_RELATED = 6

const group = adminGroups.content

/** Path prefix of posts: the list of them, a page that editors choose. */
const postAddresses = addressedBelow(POSTS, newsPath)
const { rememberSlug, leaveRedirect } = slugRedirects(postAddresses)

export const postCategories: CollectionConfig = {
  slug: POST_CATEGORIES,
  trash: true,
  disableDuplicate: false,
  labels: { singular: { nb: 'Kategori', en: 'Category' }, plural: { nb: 'Kategorier', en: 'Categories' } },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'slug', 'position'], group, hidden: hiddenUnlessStaff },
  access: { read: anyone, create: editors, update: editors, delete: editors },
  hooks: { beforeValidate: [fillSlug('name'), refuseTaken(POST_CATEGORIES, { slug: slugTaken })] },
  fields: [
    { name: 'name', type: 'text', required: true, localized: true, maxLength: 60, label: { nb: 'Navn', en: 'Name' } },
    // Its name in the query of the list and in the addresses of its feeds.
    slugField(),
    positionField,
  ],
}

const collection: CollectionConfig = {
  slug: POSTS,
  trash: true,
  disableDuplicate: false,
  labels: { singular: { nb: 'Innlegg', en: 'Post' }, plural: { nb: 'Innlegg', en: 'Posts' } },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'date', 'category', '_status', 'updatedAt'],
    group,
    hidden: hiddenUnlessStaff,
  },
  defaultSort: '-date',
  // What a block needs: everything else is read from memory.
  defaultPopulate: { title: true, slug: true, date: true },
  access: { read: publishedOrStaff, readVersions: staff, create: editors, update: editors, delete: editors },
  versions: draftVersions(),
  hooks: {
    beforeValidate: [fillSlug('title'), refuseTaken(POSTS, { slug: slugTaken })],
    beforeChange: [rememberSlug],
    afterChange: [leaveRedirect],
  },
  fields: [
    titleField(),
    {
      name: 'summary',
      type: 'textarea',
      localized: true,
      maxLength: 300,
      label: { nb: 'Ingress', en: 'Summary' },
      admin: {
        description: {
          nb: 'Står over teksten, på kort og i strømmene (RSS og Atom).',
          en: 'Stands above the text, on cards and in the feeds (RSS and Atom).',
        },
      },
    },
    pictureField(),
    bodyField('all'),
    {
      name: 'related',
      type: 'relationship',
      relationTo: POSTS,
      hasMany: true,
      maxRows: MAX_RELATED,
      maxDepth: 0,
      label: { nb: 'Les også', en: 'Read also' },
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
      admin: {
        description: {
          nb: 'Fylles opp til tre med de nyeste, først i samme kategori.',
          en: 'Filled up to three with the newest, of the same category first.',
        },
      },
    },
    {
      name: 'date',
      type: 'date',
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      label: { nb: 'Dato', en: 'Date' },
      admin: {
        position: 'sidebar',
        description: {
          nb: 'Vises på innlegget og bestemmer rekkefølgen. Når det skal publiseres, velges under «Planlegg publisering».',
          en: 'Shown on the post, and decides the order. When it is published is chosen under “Schedule publish”.',
        },
      },
    },
    {
      name: 'author',
      type: 'text',
      maxLength: 80,
      label: { nb: 'Forfatter', en: 'Author' },
      admin: { position: 'sidebar' },
    },
    {
      name: 'category',
      type: 'relationship',
      relationTo: POST_CATEGORIES,
      maxDepth: 0,
      index: true,
      label: { nb: 'Kategori', en: 'Category' },
      admin: { position: 'sidebar' },
    },
    slugField(),
  ],
}

export const posts = withSearchPanel(collection, {
  fields: [
    descriptionField(summaryAsDescription),
    {
      ...pictureField('sharePicture', { label: { nb: 'Bilde ved deling', en: 'Picture when shared' } }),
      admin: { description: { nb: 'Tomt: bildet i innlegget.', en: 'Empty: the picture of the post.' } },
    },
    noindexField(),
  ],
})
