/**
 * Names that visitors search for and that registers lack: earlier and foreign spellings, parts of large towns, islands
 * and regions, former counties and municipalities. Each maps to a name or a postcode of the register.
 */

export interface OtherName {
  name: string
  /** A postcode, or the name of a place. */
  means: string
  /** Whether it is a place of its own at that position, not another spelling. */
  isOwnPlace: boolean
}

const spellings = `
Kristiania: Oslo; Christiania: Oslo; Trondhjem: Trondheim; Drontheim: Trondheim; Nidaros: Trondheim
Tråante: Trondheim; Bjørgvin: Bergen; Stafanger: Stavanger; Christiansand: Kristiansand
Kristiansand N: Kristiansand; Christiansund: Kristiansund; Kristiansund N: Kristiansund; Fredrikshald: Halden
Frederikshald: Halden; Frederikstad: Fredrikstad; Tunsberg: Tønsberg; Romsa: Tromsø
Tromssa: Tromsø; Hammerfæst: Hammerfest; Áltá: Alta; Alattio: Alta; Bådåddjo: Bodø; Bådåddjå: Bodø
Áhkánjárga: Narvik; Plassje: Røros
Stientje: Steinkjer; Mussere: Mosjøen; Čáhcesuolu: Vadsø; Vesisaari: Vadsø
Girkonjárga: Kirkenes; Kirkkoniemi: Kirkenes; Flekkerøya: Flekkerøy
`

const parts = `
Frogner: 0255; Majorstuen: 0366; Majorstua: 0366; Grünerløkka: 0552; Løkka: 0552; Sagene: 0459
St. Hanshaugen: 0170; Sankthanshaugen: 0170; Gamle Oslo: 0191; Gamlebyen Oslo: 0191; Grønland: 0188; Tøyen: 0578
Bislett: 0170; Torshov: 0476; Nydalen: 0484; Ullern: 0380; Skøyen: 0276; Vestre Aker: 0787; Holmenkollen: 0787
Vinderen: 0373; Røa: 0752; Smestad: 0378; Nordre Aker: 0875; Nordberg: 0875; Kjelsås: 0491; Bjerke: 0582
Økern: 0580; Grorud: 0962; Stovner: 0985; Alna: 1052; Furuset: 1052; Østensjø: 0688; Bøler: 0691; Oppsal: 0686
Manglerud: 0678; Helsfyr: 0663; Bryn: 0667; Nordstrand: 1164; Lambertseter: 1150; Holmlia: 1255; Ekeberg: 1181
Søndre Nordstrand: 1255; Mortensrud: 1283; Bygdøy: 0287; Sinsen: 0572; Ullevål: 0855; Blindern: 0371
Aker brygge: 0250; Bjørvika: 0191; Oslo sentrum: 0150
Bergenhus: 5014; Bergen sentrum: 5014; Sandviken: 5035; Årstad: 5055; Landås: 5097; Fana: Nesttun; Arna: Indre Arna
Laksevåg: 5160; Kronstad: 5053; Danmarks plass: 5054; Minde: 5068
Midtbyen: 7011; Trondheim sentrum: 7011; Østbyen: 7043; Lerkendal: 7034; Byåsen: 7024; Lade: 7041; Strindheim: 7043
Moholt: 7050; Nardo: 7032; Sluppen: 7037; Ranheim: 7055; Charlottenlund: 7057; Saupstad: 7078
Hillevåg: 4016; Storhaug: 4014; Hundvåg: 4085; Madla: 4042; Tasta: 4029; Hinna: 4020; Eiganes: 4009; Våland: 4009
Tjensvoll: 4021; Mariero: 4017; Stavanger sentrum: 4006
Lofoten: Svolvær; Vesterålen: Sortland; Austvågøya: Svolvær; Vestvågøya: Leknes; Flakstadøya: Ramberg
Moskenesøya: Reine; Hinnøya: Harstad; Langøya: Sortland; Andøya: Andenes; Kvaløya: Kvaløysletta
Magerøya: Honningsvåg; Sørøya: Hasvik; Ringvassøya: Hansnes; Spitsbergen: Longyearbyen; Alsta: Sandnessjøen
Vikna: Rørvik; Ytterøya: Ytterøy; Tautra: Frosta; Sotra: 5353; Stordøya: Stord; Karmøya: Karmøy
Runde: Fosnavåg; Gurskøya: Gursken; Hareidlandet: Hareid; Vigra: 6040; Godøya: 6055; Jeløya: 1516; Jeløy: 1516
Kirkøy: Hvaler; Tromøya: Færvik; Hidra: 4432; Nøtterøy: 3140; Tjøme: 3145; Rennesøya: Rennesøy; Mosterøya: Mosterøy
Andørja: Engenes; Rolla: Ibestad; Salten: Bodø; Helgeland: Sandnessjøen; Ofoten: Narvik
Hallingdal: Gol; Valdres: Fagernes; Gudbrandsdalen: Vinstra; Østerdalen: Rena; Setesdal: Valle; Numedal: Rollag
Sunnmøre: Ålesund; Nordmøre: Kristiansund; Romsdal: Molde; Nordfjord: Nordfjordeid; Sunnfjord: Førde
Sunnhordland: Stord; Hardanger: Odda; Jæren: Bryne; Lista: Vanse; Romerike: Lillestrøm; Follo: Ski
Toten: Raufoss; Hadeland: Gran; Ringerike: Hønefoss; Grenland: Porsgrunn; Innherred: Steinkjer; Fosen: Rissa
Namdalen: Namsos
Hordaland: Bergen; Sogn og Fjordane: Førde; Hedmark: Hamar; Oppland: Lillehammer; Vest-Agder: Kristiansand
Aust-Agder: Arendal; Nord-Trøndelag: Steinkjer; Sør-Trøndelag: Trondheim; Skedsmo: Lillestrøm; Oppegård: Kolbotn
Fet: Fetsund; Sørum: Sørumsand; Nedre Eiker: Mjøndalen; Re: Revetal; Hemne: Kyrksæterøra; Fjell: 5353
Radøy: Manger; Meland: Frekhaug; Flora: Florø; Vågsøy: Måløy; Eid: Nordfjordeid; Nesset: Eidsvåg i Romsdal
Fræna: Elnesvågen; Lenvik: Finnsnes; Skånland: Evenskjer; Tysfjord: Kjøpsvik; Songdalen: Nodeland
`

const read = (text: string, isOwnPlace: boolean): OtherName[] =>
  text.split(/[;\n]/).flatMap((entry) => {
    const [name, means] = entry.split(':').map((part) => part.trim())
    return name && means ? [{ name, means, isOwnPlace }] : []
  })

export const otherNames: readonly OtherName[] = [...read(spellings, false), ...read(parts, true)]
