import type { UploadField } from 'payload'
import { FILES } from '../../cms/uploads/slugs'

/** A video that moves in the place of the block's picture. */
export function movingField({ condition }: { condition: NonNullable<UploadField['admin']>['condition'] }): UploadField {
  return {
    name: 'video',
    type: 'upload',
    relationTo: FILES,
    label: { nb: 'Video over bildet', en: 'Video over the picture' },
    filterOptions: { mimeType: { like: 'video/' } },
    admin: {
      ...(condition ? { condition } : {}),
      description: {
        nb: 'Går uten lyd og i ring, med en knapp som stopper den. Bildet trengs likevel: det vises først, og der bevegelse er slått av eller det spares på data.',
        en: 'Plays without sound and in a loop, with a button that stops it. The picture is needed all the same: it is shown first, and where motion is turned off or data is saved.',
      },
    },
  }
}
