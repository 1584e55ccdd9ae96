/** The guided first match. Rule numbers are those of the game; a test compares them with its description. */
import type { Course } from './lessons';

const course: Course = {
  seed: 11,
  agents: 1,
  en: [
    { on: 'put-away', title: 'Your shelter, still on paper.', text: 'These plans are rooms you may build later. Put away those that fit you least; the others stay with you for the whole match. Rooms with few spaces are a safe start: they are full sooner.', rules: ['OUT-2.4'] },
    { on: 'found', title: 'One room for free.', text: 'Choose the room that stands from the beginning. Its ability works only while every space in it holds a survivor, so a small room is of use sooner.', rules: ['OUT-2.5', 'OUT-1.7'] },
    { on: 'keep-leader', title: 'A leader.', text: 'Your leader says where your heroes start and what you own at first. Compare the four places and the goods, then keep the one that gives you what your rooms need.', rules: ['OUT-2.7'] },
    { on: 'turn', title: 'Heroes walk the ring.', text: 'Each hero moves once a day and then has as many actions as its strength. Send strong heroes where much lies. Arrows on the road show how far each can go.', rules: ['OUT-4.4', 'OUT-1.2'] },
    { on: 'visit', title: 'What to take.', text: 'Each action takes something from this place. A strong hero who arrives puts pressure on weaker ones who have already acted here, and they pay. So look who could follow you before you send a weak hero.', rules: ['OUT-6.1', 'OUT-5.1'] },
    { on: 'hunt', title: 'Hunting.', text: 'An animal has endurance. Actions pay for it, and so do munitions and some equipment. What you bag feeds your shelter at night.', rules: ['OUT-7.4'] },
    { on: 'overcome', title: 'Night: events.', text: 'An event stays and hurts until somebody overcomes it. It costs goods now and brings points. If you can pay without starving, do it.', rules: ['OUT-8.1'] },
    { on: 'recruit', title: 'New survivors.', text: 'More survivors fill rooms and start their abilities, but they have to be fed every night. Recruit as many as you can feed tomorrow, not as many as fit.', rules: ['OUT-11.1'] },
    { on: 'build', title: 'Building.', text: 'Materials turn plans into rooms. Only full rooms score at the end: one alone nothing, many together a lot. Move survivors in before you end, and use the abilities of full rooms.', rules: ['OUT-12.3'] },
    { on: 'repair', title: 'Equipment.', text: 'Broken equipment is repaired with materials and works from then on. Each piece that works is also worth points at the end.', rules: ['OUT-13.2'] }
  ],
  fr: [
    { on: 'put-away', title: 'Votre abri, encore sur le papier.', text: 'Ces plans sont des salles à construire plus tard. Écartez celles qui vous conviennent le moins ; les autres restent avec vous toute la partie. Les salles à peu d’emplacements sont un début sûr : elles sont pleines plus tôt.', rules: ['OUT-2.4'] },
    { on: 'found', title: 'Une salle offerte.', text: 'Choisissez la salle qui existe dès le début. Son pouvoir ne marche que si chacun de ses emplacements abrite un survivant : une petite salle sert plus tôt.', rules: ['OUT-2.5', 'OUT-1.7'] },
    { on: 'keep-leader', title: 'Un chef.', text: 'Votre chef dit où partent vos héros et ce que vous possédez d’abord. Comparez les quatre lieux et les ressources, et gardez celui qui donne ce que vos salles demandent.', rules: ['OUT-2.7'] },
    { on: 'turn', title: 'Les héros font le tour.', text: 'Chaque héros se déplace une fois par jour, puis il a autant d’actions que sa force. Envoyez les forts là où il y a beaucoup. La route montre jusqu’où chacun peut aller.', rules: ['OUT-4.4', 'OUT-1.2'] },
    { on: 'visit', title: 'Que prendre.', text: 'Chaque action prend quelque chose ici. Un héros fort qui arrive fait pression sur les plus faibles qui ont déjà agi ici, et ils paient. Regardez donc qui peut suivre avant d’envoyer un faible.', rules: ['OUT-6.1', 'OUT-5.1'] },
    { on: 'hunt', title: 'La chasse.', text: 'Un animal a de l’endurance. Les actions la paient, les munitions et certains équipements aussi. Ce que vous abattez nourrit votre abri la nuit.', rules: ['OUT-7.4'] },
    { on: 'overcome', title: 'La nuit : les événements.', text: 'Un événement reste et fait mal tant que personne ne le surmonte. Il coûte des ressources et rapporte des points. Si vous pouvez payer sans mourir de faim, faites-le.', rules: ['OUT-8.1'] },
    { on: 'recruit', title: 'De nouveaux survivants.', text: 'Plus de survivants, plus de salles qui servent, mais il faut les nourrir chaque nuit. Recrutez-en autant que vous pourrez nourrir demain, pas autant qu’il en tient.', rules: ['OUT-11.1'] },
    { on: 'build', title: 'Construire.', text: 'Les matériaux changent les plans en salles. Seules les salles pleines rapportent des points : une seule ne donne rien, plusieurs donnent beaucoup. Installez les survivants avant de finir, et servez-vous des pouvoirs de vos salles pleines.', rules: ['OUT-12.3'] },
    { on: 'repair', title: 'L’équipement.', text: 'L’équipement cassé se répare avec des matériaux et marche dès lors. Chaque pièce qui marche vaut aussi des points à la fin.', rules: ['OUT-13.2'] }
  ]
};

export default course;
