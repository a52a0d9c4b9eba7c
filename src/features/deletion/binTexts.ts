/** Replacements for Payload's texts about its bin: in Norwegian a bin is *papirkurv*. */
export const binWords = {
  nb: {
    general: {
      aboutToPermanentlyDelete:
        'Du er i ferd med å slette {{label}} <1>{{title}}</1> for godt. Det kan ikke angres. Er du sikker?',
      aboutToPermanentlyDeleteTrash:
        'Du er i ferd med å slette <0>{{count}}</0> <1>{{label}}</1> i papirkurven for godt. Det kan ikke angres. Er du sikker?',
      aboutToRestore: 'Du er i ferd med å gjenopprette {{label}} <1>{{title}}</1> slik den var. Er du sikker?',
      aboutToRestoreAsDraft: 'Du er i ferd med å gjenopprette {{label}} <1>{{title}}</1> slik den var. Er du sikker?',
      aboutToRestoreAsDraftCount: 'Du er i ferd med å gjenopprette {{count}} {{label}} slik de var',
      aboutToTrash: 'Du er i ferd med å legge {{label}} <1>{{title}}</1> i papirkurven. Er du sikker?',
      aboutToTrashCount: 'Du er i ferd med å legge {{count}} {{label}} i papirkurven',
      documentIsTrashed: '{{label}} ligger i papirkurven og kan bare leses.',
      emptyTrash: 'Tøm papirkurven',
      emptyTrashLabel: 'Tøm papirkurven: {{label}}',
      noTrashResults: 'Ingen {{label}} i papirkurven.',
      permanentlyDelete: 'Slett for godt',
      permanentlyDeletedCountSuccessfully: '{{count}} {{label}} er slettet for godt.',
      restoredCountSuccessfully: '{{count}} {{label}} er gjenopprettet.',
      restoring: 'Gjenoppretter …',
      titleTrashed: '{{label}} «{{title}}» ligger nå i papirkurven.',
      trash: 'Papirkurv',
      trashedCountSuccessfully: '{{count}} {{label}} ligger nå i papirkurven.',
    },
  },
  en: {
    general: {
      aboutToRestore: 'You are about to restore the {{label}} <1>{{title}}</1> as it was. Are you sure?',
      aboutToRestoreAsDraft: 'You are about to restore the {{label}} <1>{{title}}</1> as it was. Are you sure?',
      aboutToRestoreAsDraftCount: 'You are about to restore {{count}} {{label}} as they were',
      aboutToTrash: 'You are about to move the {{label}} <1>{{title}}</1> to the bin. Are you sure?',
      aboutToTrashCount: 'You are about to move {{count}} {{label}} to the bin',
      aboutToPermanentlyDeleteTrash:
        'You are about to permanently delete <0>{{count}}</0> <1>{{label}}</1> from the bin. Are you sure?',
      documentIsTrashed: 'This {{label}} lies in the bin and is read-only.',
      emptyTrash: 'Empty the bin',
      emptyTrashLabel: 'Empty the bin: {{label}}',
      noTrashResults: 'No {{label}} in the bin.',
      titleTrashed: '{{label}} “{{title}}” lies in the bin now.',
      trash: 'Bin',
      trashedCountSuccessfully: '{{count}} {{label}} moved to the bin.',
    },
  },
}
