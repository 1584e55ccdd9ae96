# Ce qui peut clocher dans une sauvegarde, une mise en place ou une demande, dit là où un joueur le rencontre.

error-undo-nothing = Il n'y a rien à reprendre là.
error-undo-agreement = Le hasard, une chose cachée ou la décision d'une autre place est passé par là : toutes les places doivent être d'accord.
error-illegal-over = La partie est finie : il n'y a plus rien à décider.
error-illegal = « { $action } » n'est pas ouvert à la place { $seat } maintenant ({ $decision }, { $rule }) ; { $others } autres actions le sont.
error-no-action = { $given } n'est pas une action de { $game } ; les actions s'écrivent comme { $example }.
error-no-action-number = { $number } n'est pas un numéro d'action de { $game }.

error-file = { $path } : { $why }
error-save-game = Cette sauvegarde demande un jeu qui n'est pas ici. { $why }
error-save-history = L'historique de cette sauvegarde nomme une action que le jeu n'a pas.
error-save-setup = La partie de cette sauvegarde ne peut pas être mise en place ici. { $why }
error-save-snapshot = Cette sauvegarde est abîmée : son instantané n'est pas l'état qui a été gardé.
error-save-rules = L'instantané de cette sauvegarde ne convient plus aux règles de { $game } (ici version { $version }). Finissez la partie avec la version qui l'a faite.
error-save-unsound = L'instantané de cette sauvegarde ne convient plus à { $game } : { $problem }. Finissez la partie avec la version qui l'a faite.
error-save-foreign = Ce n'est pas une sauvegarde de Holdfast, ou elle a été coupée : { $why }.
error-save-unmarked = Ce n'est pas une sauvegarde de Holdfast : elle ne le dit pas à son début.
error-save-format = Cette sauvegarde a le format { $found } ; ce Holdfast lit le format { $known }. Prenez la version qui l'a écrite, ou une plus récente.
error-save-edited = Cette sauvegarde est abîmée ou a été modifiée à la main : sa somme de contrôle ne convient pas à son texte.
error-save-incomplete = Cette sauvegarde est incomplète : { $why }.

error-no-seat = Il n'y a pas de place { $seat } ; les places ont les numéros 0 à { $last }.
error-seats = { $game } a { $first } à { $last } places, pas { $seats }.
error-seed = Une graine est un nombre entier de 0 à { $last }, pas { $seed }.
error-no-option = { $game } n'a pas d'option { $name } ; ses options : { $known }.
error-option = L'option { $name } de { $game } vaut une de { $values }, pas { $value }.

error-no-game = Il n'y a pas de jeu { $name } ; il y a { $known }.
error-no-agent = Il n'y a pas d'agent { $name } ; il y a : { $known }.
error-agent-argument = L'agent { $name } ne prend rien après un deux-points, mais { $given } a été donné.
error-agents = { $agents } agents ne vont pas à { $seats } places : donnez-en un pour toutes, ou un pour chacune.
error-no-rule = Il n'y a pas de règle { $number } ; les règles ont des numéros comme { $example }.
